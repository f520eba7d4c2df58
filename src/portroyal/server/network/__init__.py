"""The way in from the network: `doors` for HTTP, `sockets` for those who stay, each with its line (`lines`, `wire`).

`gate` counts who comes, `address` says where the server is found, `bundle` has the browser's files,
`replays` tells finished games again; `campaigns`, `challenges`, `drills` and `numbers` have doors of their own.
"""
