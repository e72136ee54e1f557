#!/bin/sh
# Copies the running server, as the beginning of a recovery to any later point in time (docs/backup.md). Once a week is usual:
# a recovery replays the log since the copy.
#   ARCHIVE_DIR=… BASE_DIR=… BASE_COPIES=2 [PGHOST=… PGUSER=…] deploy/postgres/base-backup.sh
# It keeps the newest BASE_COPIES copies, and the log that they need. The user needs the right REPLICATION.
set -eu
umask 077
copy="$BASE_DIR/base-$(date -u +%Y%m%dT%H%M%SZ)"
trap 'rm -rf "$copy.part"' EXIT
pg_basebackup --pgdata="$copy.part" --format=tar --gzip --checkpoint=fast --wal-method=fetch
mv "$copy.part" "$copy"
ls -d "$BASE_DIR"/base-*Z | sort -r | tail -n "+$((${BASE_COPIES:-2} + 1))" | while read -r old; do rm -rf "$old"; done
# The archive names, for each copy, the file of the log with which it begins.
oldest=$(ls "$ARCHIVE_DIR" | grep '\.backup$' | sort | tail -n "${BASE_COPIES:-2}" | head -n 1)
if [ -n "$oldest" ]; then pg_archivecleanup "$ARCHIVE_DIR" "$oldest"; fi
echo "Wrote $copy ($(du -sh "$copy" | cut -f1))."
