ALTER TABLE "invoices" ADD COLUMN "plan_name" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "plan_features" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_prices" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_reverse_charge" boolean;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer_tax_id" text;