CREATE TABLE "history_thinning" (
	"step" integer PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL
);
