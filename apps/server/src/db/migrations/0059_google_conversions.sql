ALTER TABLE "conversion_events" ADD COLUMN "platform" text DEFAULT 'meta' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversion_events" DROP CONSTRAINT "conversion_events_pkey";--> statement-breakpoint
ALTER TABLE "conversion_events" ADD CONSTRAINT "conversion_events_lead_id_platform_pk" PRIMARY KEY("lead_id","platform");--> statement-breakpoint
ALTER TABLE "measuring_accounts" ADD COLUMN "google_conversion" jsonb;--> statement-breakpoint
ALTER TABLE "measuring_accounts" ADD COLUMN "google_problem" text;--> statement-breakpoint
ALTER TABLE "measuring_accounts" ADD COLUMN "google_problem_since" timestamp with time zone;--> statement-breakpoint
-- Leads that Meta is still to be told of, in the words of several platforms.
UPDATE "leads" SET "measuring_signals" = "measuring_signals" - 'sharesContact' || jsonb_build_object(
  'gclid', null,
  'platforms', jsonb_build_array('meta'),
  'contactGoesTo', CASE WHEN "measuring_signals" ->> 'sharesContact' = 'true' THEN jsonb_build_array('meta') ELSE '[]'::jsonb END
) WHERE "measuring_signals" IS NOT NULL;
