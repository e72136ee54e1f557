ALTER TABLE "ledger" ADD COLUMN "slot_position" integer;--> statement-breakpoint
ALTER TABLE "licence_slots" ADD COLUMN "released_seconds" integer DEFAULT 0 NOT NULL;
