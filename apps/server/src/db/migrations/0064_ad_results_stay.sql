ALTER TABLE "platform_ads" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_ads" ADD COLUMN "is_connected" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- An account at Google is the customer, whichever manager it is reached through: what was read by one way or another is one.
INSERT INTO "platform_ads" ("user_id", "platform", "account_id", "ad_id", "name", "currency", "is_demo", "funnel_id", "tag", "seen_at")
SELECT DISTINCT ON ("user_id", "platform", regexp_replace("account_id", '_[0-9]+$', ''), "ad_id")
  "user_id", "platform", regexp_replace("account_id", '_[0-9]+$', ''), "ad_id", "name", "currency", "is_demo", "funnel_id", "tag", "seen_at"
FROM "platform_ads" WHERE "account_id" ~ '^[0-9]+_[0-9]+$'
ORDER BY "user_id", "platform", regexp_replace("account_id", '_[0-9]+$', ''), "ad_id", "seen_at" DESC
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "ad_daily_results" ("user_id", "platform", "account_id", "ad_id", "day", "impressions", "clicks", "spend_cents", "conversions")
SELECT DISTINCT ON (result."user_id", result."platform", regexp_replace(result."account_id", '_[0-9]+$', ''), result."ad_id", result."day")
  result."user_id", result."platform", regexp_replace(result."account_id", '_[0-9]+$', ''), result."ad_id", result."day",
  result."impressions", result."clicks", result."spend_cents", result."conversions"
FROM "ad_daily_results" AS result JOIN "platform_ads" AS ad USING ("user_id", "platform", "account_id", "ad_id")
WHERE result."account_id" ~ '^[0-9]+_[0-9]+$'
ORDER BY result."user_id", result."platform", regexp_replace(result."account_id", '_[0-9]+$', ''), result."ad_id", result."day", ad."seen_at" DESC
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "platform_ads" WHERE "account_id" ~ '^[0-9]+_[0-9]+$';
