CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"status" text DEFAULT 'requested' NOT NULL,
	"stripe_id" text,
	"failure" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"tried_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_stripeId_unique" UNIQUE("stripe_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refunding_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_invoice_id_requested_at_index" ON "refunds" USING btree ("invoice_id","requested_at");--> statement-breakpoint
CREATE INDEX "refunds_user_id_requested_at_index" ON "refunds" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_requested" ON "refunds" USING btree ("invoice_id") WHERE "refunds"."status" = 'requested';
