ALTER TABLE "invoices" ADD COLUMN "gift_code" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "gift_code_hash" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "redeemed_by" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "redeemed_at" timestamp with time zone;