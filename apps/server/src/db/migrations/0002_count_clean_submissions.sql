ALTER TABLE "leads" ADD COLUMN "clean_submissions" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "leads" SET "clean_submissions" = 0 WHERE "quarantine_reason" IS NOT NULL;
