ALTER TABLE "limits" ADD COLUMN "ends_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "limits_ends_at_index" ON "limits" USING btree ("ends_at");