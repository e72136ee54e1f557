-- What happened to money and licences, and what the bot was told, stays as it was (DESIGN §6).
SELECT portico_append_only('ledger');
--> statement-breakpoint
SELECT portico_append_only('licence_events');
