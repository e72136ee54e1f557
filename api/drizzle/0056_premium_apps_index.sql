CREATE UNIQUE INDEX CONCURRENTLY "invoices_entitlement" ON "invoices" USING btree ("discord_entitlement_id") WHERE "invoices"."discord_entitlement_id" is not null;
