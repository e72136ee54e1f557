CREATE TABLE "avatar_entries" (
	"event_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"avatar" text NOT NULL,
	"timestamp" bigint NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avatar_files" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avatar_opt_outs" (
	"user_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avatar_entries" ADD CONSTRAINT "avatar_entries_avatar_avatar_files_name_fk" FOREIGN KEY ("avatar") REFERENCES "public"."avatar_files"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatar_entries_user_id_timestamp_index" ON "avatar_entries" USING btree ("user_id","timestamp");--> statement-breakpoint
CREATE INDEX "avatar_entries_avatar_index" ON "avatar_entries" USING btree ("avatar");--> statement-breakpoint
CREATE INDEX "avatar_entries_timestamp_index" ON "avatar_entries" USING btree ("timestamp") WHERE not "avatar_entries"."hidden" and not "avatar_entries"."deleted";