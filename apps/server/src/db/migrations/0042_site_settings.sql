CREATE TABLE "site_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
