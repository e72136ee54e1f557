ALTER TABLE "channels" ADD COLUMN "page_budget_kb" integer;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "remote_budget_kb" integer;