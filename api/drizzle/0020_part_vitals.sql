CREATE TABLE "part_vitals" (
	"hour" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"loads" integer NOT NULL,
	"failures" integer NOT NULL,
	"refused" integer NOT NULL,
	"render_errors" integer NOT NULL,
	"event_errors" integer NOT NULL,
	"load_ms" integer[] NOT NULL,
	"view_ms" integer[] NOT NULL,
	CONSTRAINT "part_vitals_hour_remote_version_pk" PRIMARY KEY("hour","remote","version")
);
