ALTER TABLE "invoices" ADD COLUMN "consent_text" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "cancelled_at" timestamp with time zone;