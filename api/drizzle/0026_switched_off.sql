ALTER TABLE "channels" ADD COLUMN "switched_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "switched_off_why" text;