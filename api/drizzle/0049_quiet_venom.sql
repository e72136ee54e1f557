ALTER TABLE "invoices" ADD COLUMN "tax_prices" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_reverse_charge" boolean;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer_tax_id" text;