ALTER TABLE "invoices" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refund_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refund_active_hours" integer DEFAULT 24 NOT NULL;