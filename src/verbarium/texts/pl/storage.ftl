storage-unusable = Nie można użyć bazy danych { $file }: { $why }
storage-newer = Baza danych { $file } pochodzi z nowszej wersji Verbarium: zaktualizuj program.
storage-unknown-kind = Nieznany rodzaj bazy danych: { $kind }. Podaj plik SQLite albo memory:.
