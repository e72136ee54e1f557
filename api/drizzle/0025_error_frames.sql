CREATE TABLE "error_frames" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"code" text NOT NULL,
	"source" text NOT NULL,
	"line" integer NOT NULL,
	"count" integer NOT NULL,
	"first_seen" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "error_frames_remote_version_code_source_line_pk" PRIMARY KEY("remote","version","code","source","line")
);
