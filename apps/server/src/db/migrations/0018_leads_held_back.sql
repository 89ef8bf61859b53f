CREATE INDEX "leads_held_back" ON "leads" USING btree ("funnel_id","created_at","id") WHERE "leads"."quarantine_reason" is not null;--> statement-breakpoint
-- Nobody searches what is held back; of a lead that is freed the text is written again.
UPDATE "leads" SET "search_text" = '' WHERE "quarantine_reason" IS NOT NULL;
