DROP INDEX "invoices_user_id_created_at_id_index";--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "guild_name" text;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "guild_icon" text;--> statement-breakpoint
ALTER TABLE "licence_slots" ADD COLUMN "user_id" text;--> statement-breakpoint
UPDATE "licence_slots" SET "user_id" = "invoices"."user_id" FROM "invoices" WHERE "invoices"."id" = "licence_slots"."invoice_id";--> statement-breakpoint
ALTER TABLE "licence_slots" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_by_date" ON "invoices" USING btree ("user_id","created_at","id" collate "C");--> statement-breakpoint
CREATE INDEX "invoices_by_amount" ON "invoices" USING btree ("user_id","amount","id" collate "C");--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("user_id","status","id" collate "C");--> statement-breakpoint
CREATE INDEX "invoices_by_id" ON "invoices" USING btree ("user_id","id" collate "C");--> statement-breakpoint
CREATE INDEX "licence_slots_free" ON "licence_slots" USING btree ("user_id","invoice_id") WHERE "licence_slots"."guild_id" is null and "licence_slots"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "licence_slots_used" ON "licence_slots" USING btree ("user_id","authorized_at","id") WHERE "licence_slots"."guild_id" is not null;