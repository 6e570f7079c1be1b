storage-unusable = База данных { $file } недоступна: { $why }
storage-newer = База данных { $file } создана более новой версией Verbarium: обновите программу.
storage-unknown-kind = Неизвестный вид базы данных: { $kind }. Укажите файл SQLite или memory:.
