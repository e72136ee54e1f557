ALTER TABLE "invoices" ADD COLUMN "email_erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "invoices_by_email" ON "invoices" USING btree (lower("buyer_email"));
