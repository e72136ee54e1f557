CREATE TABLE "stripe_cursors" (
	"list" text PRIMARY KEY NOT NULL,
	"after" text
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "after_sale_steps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "licence_slots" ADD COLUMN "revoked_guild_id" text;