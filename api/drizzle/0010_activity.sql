CREATE TABLE "activity_days" (
	"server_id" text NOT NULL,
	"message_date" date NOT NULL,
	"user_id" text NOT NULL,
	"total_messages" bigint NOT NULL,
	CONSTRAINT "activity_days_server_id_message_date_user_id_pk" PRIMARY KEY("server_id","message_date","user_id")
);
--> statement-breakpoint
CREATE TABLE "activity_events" (
	"event_id" text PRIMARY KEY NOT NULL
);
