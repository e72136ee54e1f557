CREATE TABLE "site_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"from_version" text,
	"to_version" text NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_retirements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_retirements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_version_files" (
	"version" text NOT NULL,
	"path" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "site_version_files_version_path_pk" PRIMARY KEY("version","path")
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "site_versions_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"published_by" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_changes" ADD CONSTRAINT "site_changes_from_version_site_versions_version_fk" FOREIGN KEY ("from_version") REFERENCES "public"."site_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_changes" ADD CONSTRAINT "site_changes_to_version_site_versions_version_fk" FOREIGN KEY ("to_version") REFERENCES "public"."site_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_retirements" ADD CONSTRAINT "site_retirements_version_site_versions_version_fk" FOREIGN KEY ("version") REFERENCES "public"."site_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_version_files" ADD CONSTRAINT "site_version_files_version_site_versions_version_fk" FOREIGN KEY ("version") REFERENCES "public"."site_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_retirements_version_id_index" ON "site_retirements" USING btree ("version","id");--> statement-breakpoint
CREATE INDEX "site_version_files_sha256_index" ON "site_version_files" USING btree ("sha256");--> statement-breakpoint
SELECT portico_append_only('site_versions');
--> statement-breakpoint
SELECT portico_append_only('site_version_files');
--> statement-breakpoint
SELECT portico_append_only('site_changes');
--> statement-breakpoint
SELECT portico_append_only('site_retirements');
--> statement-breakpoint
-- Replicas learn of a promoted pack as of an app.
CREATE TRIGGER registry_news AFTER INSERT ON site_changes
  FOR EACH STATEMENT EXECUTE FUNCTION portico_registry_news();
