"""Where entries are kept: `sqlite` writes and reads them, `lock` keeps other servers away from the file."""
