-- Every column that pages and sums of a person's log read, in the order in which they read it.
create index "economy_log" on "economy_entries" ("user_id", "created", "id")
  include ("action", "type", "amount", "cash", "card");
--> statement-breakpoint
-- An index alone answers where the table is known to be all visible: vacuum often, it only grows.
alter table "economy_entries" set (
  autovacuum_vacuum_insert_scale_factor = 0.01,
  autovacuum_vacuum_insert_threshold = 10000
);
