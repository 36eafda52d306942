#!/bin/sh
# Copy the house's file while the house is open: backup.sh [FILE [FOLDER [DAYS]]]
# A copy is complete and checked before it gets its name. Copies older than DAYS are deleted.
# They contain every hand of the games in progress: only the account that runs this can read them.
set -eu
umask 077

file=${1:-/var/lib/bluffhouse/house.db}
folder=${2:-/backup}
days=${3:-2}
copy=$folder/house-$(date +%Y%m%d-%H%M%S).db

# SQLite's own way of copying; `cp` could catch the file between two writes.
"${PYTHON:-/opt/bluffhouse/bin/python}" - "$file" "$copy.part" <<'PYTHON'
import sqlite3
import sys

source = sqlite3.connect(f"file:{sys.argv[1]}?mode=rw", uri=True)
copy = sqlite3.connect(sys.argv[2])
source.backup(copy)
copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
if copy.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
    sys.exit(f"{sys.argv[1]}: the copy is damaged")
copy.close()
PYTHON
mv "$copy.part" "$copy"
find "$folder" -name 'house-*.db*' -mtime "+$days" -delete
