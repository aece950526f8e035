#!/bin/sh
# Makes the database of POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB unless it exists, and serves it.
set -e
PATH="/usr/lib/postgresql/15/bin:$PATH"
data=/var/lib/postgresql/data/pgdata
if [ ! -s "$data/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" >/tmp/password
  initdb --username "$POSTGRES_USER" --pwfile /tmp/password --auth scram-sha-256 --encoding UTF8 --locale C.UTF-8 "$data"
  echo "host all all all scram-sha-256" >>"$data/pg_hba.conf"
  echo "create database $POSTGRES_DB" | postgres --single -D "$data" template1
fi
exec postgres -D "$data" -c "listen_addresses=*" -c unix_socket_directories=/tmp
