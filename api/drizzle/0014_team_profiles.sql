CREATE TABLE "presence_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_presence" (
	"user_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"activity" jsonb
);
--> statement-breakpoint
CREATE TABLE "team_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"username" text,
	"socials" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"avatar" text,
	"decoration" text,
	"banner" text,
	"banner_color" text
);
--> statement-breakpoint
CREATE INDEX "presence_events_taken_at_index" ON "presence_events" USING btree ("taken_at");--> statement-breakpoint
ALTER TABLE "team_members" DROP COLUMN "username";--> statement-breakpoint
ALTER TABLE "team_members" DROP COLUMN "socials";