ALTER TABLE "invoices" ADD COLUMN "plan_name" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "plan_features" jsonb;