CREATE INDEX CONCURRENTLY "activity_events_message_date_index" ON "activity_events" USING btree ("message_date");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "economy_entries_created_index" ON "economy_entries" USING btree ("created");
