storage-unusable = Nie można użyć bazy danych { $file }: { $why }
storage-newer = Baza danych { $file } pochodzi z nowszej wersji Verbarium: zaktualizuj program.
