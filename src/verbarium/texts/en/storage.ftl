storage-unusable = The database { $file } cannot be used: { $why }
storage-newer = The database { $file } was made by a newer Verbarium: update the program.
