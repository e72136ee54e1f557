CREATE TABLE "canaries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canaries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1) NOT NULL,
	"app" text NOT NULL,
	"version" text NOT NULL,
	"baseline" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"share" integer NOT NULL,
	"steps" integer[] NOT NULL,
	"minutes" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"why" text NOT NULL,
	"secret" text NOT NULL,
	"step_started_at" timestamp with time zone NOT NULL,
	"step_visits" integer DEFAULT 0 NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"look_at" integer NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"ended_as" text,
	"said" text
);--> statement-breakpoint
CREATE TABLE "canary_minutes" (
	"canary" bigint NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"arm" text NOT NULL,
	"documents" integer NOT NULL,
	"visits" integer NOT NULL,
	"failing" integer NOT NULL,
	CONSTRAINT "canary_minutes_canary_minute_arm_pk" PRIMARY KEY("canary","minute","arm")
);--> statement-breakpoint
CREATE TABLE "canary_pages" (
	"canary" bigint NOT NULL,
	"page" text NOT NULL,
	"arm" text NOT NULL,
	"documents" integer NOT NULL,
	"loads" integer NOT NULL,
	"failures" integer NOT NULL,
	"render_errors" integer NOT NULL,
	"event_errors" integer NOT NULL,
	"load_ms" integer[] NOT NULL,
	CONSTRAINT "canary_pages_canary_page_arm_pk" PRIMARY KEY("canary","page","arm")
);--> statement-breakpoint
ALTER TABLE "canaries" ADD CONSTRAINT "canaries_app_channels_name_fk" FOREIGN KEY ("app") REFERENCES "public"."channels"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canaries" ADD CONSTRAINT "canaries_app_version_releases_name_version_fk" FOREIGN KEY ("app","version") REFERENCES "public"."releases"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canary_minutes" ADD CONSTRAINT "canary_minutes_canary_canaries_id_fk" FOREIGN KEY ("canary") REFERENCES "public"."canaries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canary_pages" ADD CONSTRAINT "canary_pages_canary_canaries_id_fk" FOREIGN KEY ("canary") REFERENCES "public"."canaries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "canaries_app_index" ON "canaries" USING btree ("app") WHERE "canaries"."state" = 'running';--> statement-breakpoint
CREATE INDEX "canaries_app_id_index" ON "canaries" USING btree ("app","id");--> statement-breakpoint
-- Replicas learn of a canary as of a promote. Judgements alone change nothing that they serve.
CREATE TRIGGER registry_news AFTER INSERT OR UPDATE OF share, state ON canaries
  FOR EACH STATEMENT EXECUTE FUNCTION portico_registry_news();
