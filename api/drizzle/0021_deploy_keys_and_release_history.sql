CREATE TABLE "release_retirements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_retirements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deploy_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"label" text NOT NULL,
	"parts" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "deploy_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "release_files" DROP CONSTRAINT "release_files_sha256_blobs_sha256_fk";
--> statement-breakpoint
ALTER TABLE "channel_events" ADD COLUMN "kind" text DEFAULT 'promote' NOT NULL;--> statement-breakpoint
ALTER TABLE "release_retirements" ADD CONSTRAINT "release_retirements_name_version_releases_name_version_fk" FOREIGN KEY ("name","version") REFERENCES "public"."releases"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_retirements_name_version_id_index" ON "release_retirements" USING btree ("name","version","id");--> statement-breakpoint
CREATE INDEX "channel_events_channel_id_index" ON "channel_events" USING btree ("channel","id");--> statement-breakpoint
CREATE INDEX "release_files_sha256_index" ON "release_files" USING btree ("sha256");