CREATE TABLE "call_outcomes" (
	"component" text NOT NULL,
	"minute" bigint NOT NULL,
	"ok" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "call_outcomes_component_minute_pk" PRIMARY KEY("component","minute")
);
--> statement-breakpoint
CREATE TABLE "component_days" (
	"component" text NOT NULL,
	"day" date NOT NULL,
	"up" double precision NOT NULL,
	"degraded" double precision NOT NULL,
	"down" double precision NOT NULL,
	"maintenance" double precision NOT NULL,
	"is_imported" boolean DEFAULT false NOT NULL,
	CONSTRAINT "component_days_component_day_pk" PRIMARY KEY("component","day")
);
--> statement-breakpoint
CREATE TABLE "component_states" (
	"component" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"since" bigint NOT NULL,
	"measured_until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "incidents" ADD COLUMN "planned_end" bigint;--> statement-breakpoint
ALTER TABLE "incidents" ADD COLUMN "components" text[] DEFAULT '{}' NOT NULL;
