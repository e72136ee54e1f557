-- The users of Portico and its database (docs/decisions/0042). Run once by a superuser:
--   DATABASE_OWNER_PASSWORD=… DATABASE_PASSWORD=… psql --file deploy/postgres/roles.sql
\set ON_ERROR_STOP on
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv application_password DATABASE_PASSWORD

create role portico_owner login password :'owner_password';
create role portico_application login password :'application_password';
create database portico owner portico_owner;
revoke connect on database portico from public;
grant connect on database portico to portico_application;
