#!/bin/sh
# Stores one file of PostgreSQL's log; PostgreSQL calls it and repeats it until it succeeds (archiving.conf).
#   ARCHIVE_DIR=… deploy/postgres/archive.sh <path> <name>
set -eu
file="$ARCHIVE_DIR/$2"
# After a crash PostgreSQL may offer the same file again; another one of that name would be an error of the installation.
if [ -e "$file" ]; then
	exec cmp -s "$1" "$file"
fi
cp "$1" "$file.part"
sync "$file.part"
mv "$file.part" "$file"
