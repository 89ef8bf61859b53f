ALTER TABLE "outbox_emails" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
-- Letters that are there already say in their key which lead they belong to.
UPDATE "outbox_emails"
SET "lead_id" = substring("message_key" FROM '^(?:follow-up|lead-alert)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid;--> statement-breakpoint
-- Those of leads that were deleted go as they do from now on.
DELETE FROM "outbox_emails"
WHERE "lead_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "leads" WHERE "leads"."id" = "outbox_emails"."lead_id");--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_emails_lead" ON "outbox_emails" USING btree ("lead_id");
