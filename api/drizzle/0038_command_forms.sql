ALTER TABLE "commands" ADD COLUMN "slash" boolean;--> statement-breakpoint
ALTER TABLE "commands" ADD COLUMN "example" text;