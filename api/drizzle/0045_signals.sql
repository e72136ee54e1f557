ALTER TABLE "job_runs" ADD COLUMN "succeeded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "received_at" timestamp with time zone;
