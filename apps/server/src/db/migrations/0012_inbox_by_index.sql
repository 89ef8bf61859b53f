ALTER TABLE "outbox_emails" DROP CONSTRAINT "outbox_emails_lead_id_leads_id_fk";
--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_id";--> statement-breakpoint
CREATE INDEX "leads_by_id" ON "leads" USING hash ("id");--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD COLUMN "funnel_id" uuid;--> statement-breakpoint
UPDATE "outbox_emails" SET "funnel_id" = "leads"."funnel_id" FROM "leads" WHERE "leads"."id" = "outbox_emails"."lead_id";--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_funnel_id_lead_id_leads_funnel_id_id_fk" FOREIGN KEY ("funnel_id","lead_id") REFERENCES "public"."leads"("funnel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_of_lead" CHECK (("outbox_emails"."funnel_id" is null) = ("outbox_emails"."lead_id" is null));--> statement-breakpoint
-- Most leads come from few funnels, of which the others are guessed to have thousands: reading all leads
-- then looks cheaper than reading an owner's. A guess of few is right for most and leads all by index.
ALTER TABLE "leads" ALTER COLUMN "funnel_id" SET (n_distinct = -0.1);
