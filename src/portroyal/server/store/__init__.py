"""Where entries are kept: `sqlite` writes and reads them, `lock` keeps other servers away from the file.

`watch` sees whether the file is still there, `ledger` whether its log is whole; `care` is for when it is not.
The `chest` beside it has what belongs to no table.
"""
