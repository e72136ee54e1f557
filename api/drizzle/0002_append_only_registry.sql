-- The registry's record of what was published and made live (DESIGN §6).
SELECT portico_append_only('releases');
--> statement-breakpoint
SELECT portico_append_only('release_files');
--> statement-breakpoint
SELECT portico_append_only('channel_events');
