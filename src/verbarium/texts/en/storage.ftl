storage-unusable = The database { $file } cannot be used: { $why }
storage-newer = The database { $file } was made by a newer Verbarium: update the program.
storage-unknown-kind = Unknown kind of database: { $kind }. Use a SQLite file, or memory:.
