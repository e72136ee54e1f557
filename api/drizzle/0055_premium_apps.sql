CREATE TABLE "discord_entitlements" (
	"id" text PRIMARY KEY NOT NULL,
	"sku_id" text NOT NULL,
	"user_id" text,
	"is_test" boolean NOT NULL,
	"is_deleted" boolean NOT NULL,
	"ends_at" timestamp with time zone,
	"is_consumed" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "discord_entitlement_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "discord_entitlements_waiting" ON "discord_entitlements" USING btree ("id") WHERE "discord_entitlements"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "discord_entitlements_user" ON "discord_entitlements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discord_entitlements_ending" ON "discord_entitlements" USING btree ("ends_at") WHERE "discord_entitlements"."state" = 'granted' and "discord_entitlements"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "discord_entitlements_unused" ON "discord_entitlements" USING btree ("sku_id") WHERE "discord_entitlements"."state" = 'granted' and not "discord_entitlements"."is_consumed";
