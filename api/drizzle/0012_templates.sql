CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"embed" text NOT NULL
);
