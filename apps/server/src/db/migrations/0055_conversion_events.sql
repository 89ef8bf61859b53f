CREATE TABLE "conversion_events" (
	"funnel_id" uuid NOT NULL,
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"body" jsonb,
	"settled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "measuring_signals" jsonb;--> statement-breakpoint
ALTER TABLE "measuring_accounts" ADD COLUMN "sealed_meta_token" text;--> statement-breakpoint
ALTER TABLE "measuring_accounts" ADD COLUMN "meta_token_refused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversion_events" ADD CONSTRAINT "conversion_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_events" ADD CONSTRAINT "conversion_events_lead_fk" FOREIGN KEY ("funnel_id","lead_id") REFERENCES "public"."leads"("funnel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversion_events_lead" ON "conversion_events" USING btree ("funnel_id","lead_id");--> statement-breakpoint
CREATE INDEX "conversion_events_kept" ON "conversion_events" USING btree ("settled_at") WHERE "conversion_events"."body" is not null;--> statement-breakpoint
CREATE INDEX "conversion_events_newest" ON "conversion_events" USING btree ("user_id","settled_at");--> statement-breakpoint
CREATE INDEX "leads_with_signals" ON "leads" USING btree ("created_at") WHERE "leads"."measuring_signals" is not null;