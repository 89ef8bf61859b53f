CREATE TABLE "diagnostic_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"test" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "diagnostic_documents_created" ON "diagnostic_documents" USING btree ("created_at");