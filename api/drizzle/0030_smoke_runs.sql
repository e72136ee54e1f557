CREATE TABLE "smoke_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "smoke_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "smoke_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "smoke_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run" bigint NOT NULL,
	"path" text NOT NULL,
	"width" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "smoke_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "smoke_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"ordered_by" text NOT NULL,
	"ordered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claims" integer DEFAULT 0 NOT NULL,
	"lease_hash" text,
	"lease_until" timestamp with time zone,
	"worker" text,
	"plan" jsonb,
	"verdict" jsonb,
	"reason" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "smoke_runs_lease_hash_unique" UNIQUE("lease_hash")
);
--> statement-breakpoint
ALTER TABLE "smoke_pictures" ADD CONSTRAINT "smoke_pictures_run_smoke_runs_id_fk" FOREIGN KEY ("run") REFERENCES "public"."smoke_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "smoke_runs" ADD CONSTRAINT "smoke_runs_name_version_releases_name_version_fk" FOREIGN KEY ("name","version") REFERENCES "public"."releases"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "smoke_pictures_run_index" ON "smoke_pictures" USING btree ("run");--> statement-breakpoint
CREATE INDEX "smoke_runs_name_version_id_index" ON "smoke_runs" USING btree ("name","version","id");--> statement-breakpoint
CREATE INDEX "smoke_runs_state_id_index" ON "smoke_runs" USING btree ("state","id");