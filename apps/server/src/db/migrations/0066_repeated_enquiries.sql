ALTER TABLE "follow_ups" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "enquiries" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "enquired_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "earlier_enquiries" timestamp with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_inbox" ON "leads" USING btree ("funnel_id","enquired_at","id");--> statement-breakpoint
UPDATE "leads" SET "enquired_at" = "created_at";
