ALTER TABLE "invoices" ADD COLUMN "stripe_number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_rate_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_notice" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_amount" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "discount_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_amount" integer;--> statement-breakpoint
CREATE INDEX "invoices_stripe_number_index" ON "invoices" USING btree ("stripe_number");--> statement-breakpoint
CREATE INDEX "invoices_undocumented" ON "invoices" USING btree ("completed_at") WHERE "invoices"."number" is null and "invoices"."stripe_number" is null;
