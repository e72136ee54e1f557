#!/bin/sh
# Writes one backup of the database, and deletes those that are older than BACKUP_DAYS (14).
#   DATABASE_OWNER_URL=… BACKUP_DIR=… deploy/postgres/backup.sh
# pg_restore --dbname=… --no-owner reads it. Copy the files to another machine: a backup beside its database is lost with it.
set -eu
umask 077
file="$BACKUP_DIR/portico-$(date -u +%Y%m%dT%H%M%SZ).dump"
# A name of its own until it is complete.
trap 'rm -f "$file.part"' EXIT
pg_dump --dbname="$DATABASE_OWNER_URL" --format=custom --file="$file.part"
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"
find "$BACKUP_DIR" -name 'portico-*.dump' -mtime "+${BACKUP_DAYS:-14}" -delete
echo "Wrote $file ($(du -h "$file" | cut -f1))."
