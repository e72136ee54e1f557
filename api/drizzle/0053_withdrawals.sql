CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text,
	"contract" text,
	"email" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"doubt" text,
	"invoice_id" text,
	"reason" text,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "invoice_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "withdrawal_days" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "withdrawal_exception" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "withdrawal_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "withdrawal_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree ("received_at") WHERE "withdrawals"."state" in ('received', 'open');--> statement-breakpoint
CREATE INDEX "withdrawals_invoice_id_index" ON "withdrawals" USING btree ("invoice_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;