CREATE TABLE "previews" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"versions" jsonb NOT NULL,
	"is_link" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "previews_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE INDEX "previews_expires_at_index" ON "previews" USING btree ("expires_at");