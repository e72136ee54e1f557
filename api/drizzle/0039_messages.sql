CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"invoice_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "messages_event_unique" UNIQUE("event")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("due_at") WHERE "messages"."outcome" is null;--> statement-breakpoint
CREATE INDEX "messages_user_id_index" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_invoice_id_index" ON "messages" USING btree ("invoice_id");
