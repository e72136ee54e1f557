CREATE TABLE "incident_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incident_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"incident_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"author" text
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"impact" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"ended_at" bigint,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "incident_updates" ADD CONSTRAINT "incident_updates_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_updates_incident_id_id_index" ON "incident_updates" USING btree ("incident_id","id");--> statement-breakpoint
CREATE INDEX "incident_updates_author_index" ON "incident_updates" USING btree ("author");--> statement-breakpoint
CREATE INDEX "incidents_starts_at_id_index" ON "incidents" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "incidents_ended_at_index" ON "incidents" USING btree ("ended_at");