CREATE TABLE "customer_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "grant_id" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "grant_reason" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_user_id_created_at_index" ON "customer_notes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_at_index" ON "ledger" USING btree ("at");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_grantId_unique" UNIQUE("grant_id");
