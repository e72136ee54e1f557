#!/bin/sh
# Prepares an empty folder as the data of a PostgreSQL that recovers to a point in time, or to the end of the archive:
#   ARCHIVE_DIR=… deploy/postgres/recover.sh <copy of base-backup.sh> <empty data folder> ['2026-11-24 15:04:05+00']
# Run it as the user of PostgreSQL. Then start the server with that folder: it replays the log, and takes writes when it is there.
set -eu
umask 077
tar -xzf "$1/base.tar.gz" -C "$2"
tar -xzf "$1/pg_wal.tar.gz" -C "$2/pg_wal" 2>/dev/null || true
{
	echo "restore_command = 'cp \"$ARCHIVE_DIR/%f\" \"%p\"'"
	echo "recovery_target_action = 'promote'"
	if [ -n "${3:-}" ]; then echo "recovery_target_time = '$3'"; fi
} >>"$2/postgresql.auto.conf"
touch "$2/recovery.signal"
