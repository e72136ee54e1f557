CREATE TABLE "blacklist_entries" (
	"kind" text NOT NULL,
	"revision" bigint NOT NULL,
	"position" integer NOT NULL,
	"subject_id" text NOT NULL,
	"moderator_id" text NOT NULL,
	"duration" bigint NOT NULL,
	"reason" text NOT NULL,
	"timestamp" bigint NOT NULL,
	"thing" text DEFAULT '' NOT NULL,
	"expires" bigint GENERATED ALWAYS AS (case when duration > 0 then "timestamp" + duration end) STORED,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "blacklist_entries_kind_revision_position_pk" PRIMARY KEY("kind","revision","position")
);
--> statement-breakpoint
CREATE TABLE "blacklist_sets" (
	"kind" text PRIMARY KEY NOT NULL,
	"revision" bigint,
	"entries" integer DEFAULT 0 NOT NULL,
	"staged_revision" bigint,
	"staged_parts" integer DEFAULT 0 NOT NULL,
	"staged_entries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "economy_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "economy_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" text NOT NULL,
	"user_id" text NOT NULL,
	"action" text NOT NULL,
	"type" text NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"cash" numeric(20, 4) NOT NULL,
	"card" numeric(20, 4) NOT NULL,
	"created" bigint NOT NULL,
	CONSTRAINT "economy_entries_eventId_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE INDEX "blacklist_by_timestamp" ON "blacklist_entries" USING btree ("kind","revision","timestamp","position");--> statement-breakpoint
CREATE INDEX "blacklist_by_duration" ON "blacklist_entries" USING btree ("kind","revision","duration","position");--> statement-breakpoint
CREATE INDEX "blacklist_by_expires" ON "blacklist_entries" USING btree ("kind","revision","expires","position");--> statement-breakpoint
CREATE INDEX "blacklist_by_thing" ON "blacklist_entries" USING btree ("kind","revision","thing","position");--> statement-breakpoint
CREATE INDEX "blacklist_by_id" ON "blacklist_entries" USING btree ("kind","revision",length("subject_id"),"subject_id","position");--> statement-breakpoint
CREATE INDEX "blacklist_by_moderator" ON "blacklist_entries" USING btree ("kind","revision",length("moderator_id"),"moderator_id","position");--> statement-breakpoint
CREATE INDEX "blacklist_entries_subject_id_index" ON "blacklist_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "blacklist_entries_words_index" ON "blacklist_entries" USING gin ("words");