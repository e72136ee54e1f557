CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"invoice_id" text,
	"outcome" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint,
	"user_id" text NOT NULL,
	"plan" text NOT NULL,
	"servers" integer NOT NULL,
	"amount" integer NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"checkout_open" boolean DEFAULT true NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"session_id" text,
	"payment_intent_id" text,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"dispute" text,
	"buyer_name" text,
	"buyer_email" text,
	"buyer_country" text,
	"pdf_url" text,
	"consent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"swept_at" timestamp with time zone,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "invoices_paymentIntentId_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text NOT NULL,
	"slot" bigint NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_runs_job_slot_pk" PRIMARY KEY("job","slot")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"invoice_id" text NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"slots" integer DEFAULT 0 NOT NULL,
	"guild_id" text,
	"from_guild_id" text,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_events" (
	"cursor" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_events_cursor_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"guild_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text NOT NULL,
	"window" bigint NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "limits_key_window_pk" PRIMARY KEY("key","window")
);
--> statement-breakpoint
CREATE TABLE "licence_slots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" text NOT NULL,
	"position" integer NOT NULL,
	"guild_id" text,
	"guild_name" text,
	"guild_icon" text,
	"authorized_at" timestamp with time zone,
	"transferred_at" timestamp with time zone,
	"active_since" timestamp with time zone,
	"active_seconds" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "licence_slots" ADD CONSTRAINT "licence_slots_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_events_invoice_id_received_at_index" ON "stripe_events" USING btree ("invoice_id","received_at");--> statement-breakpoint
CREATE INDEX "invoices_user_id_created_at_id_index" ON "invoices" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "invoices_created_at_index" ON "invoices" USING btree ("created_at") WHERE "invoices"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_open_attempt" ON "invoices" USING btree ("user_id","plan","servers","amount") WHERE "invoices"."checkout_open";--> statement-breakpoint
CREATE INDEX "ledger_invoice_id_id_index" ON "ledger" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "ledger_user_id_id_index" ON "ledger" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_guild_id_index" ON "ledger" USING btree ("guild_id");--> statement-breakpoint
CREATE UNIQUE INDEX "licence_slots_position" ON "licence_slots" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "licence_slots_guild" ON "licence_slots" USING btree ("guild_id") WHERE "licence_slots"."guild_id" is not null;--> statement-breakpoint
CREATE INDEX "licence_slots_invoice_id_index" ON "licence_slots" USING btree ("invoice_id") WHERE "licence_slots"."guild_id" is null;