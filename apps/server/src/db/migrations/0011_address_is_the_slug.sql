-- Addresses that nothing of the product ever wrote lead on to the page, as those do that it had before.
INSERT INTO "former_slugs" ("slug", "funnel_id")
SELECT "custom_slug", "id" FROM "funnels" WHERE "custom_slug" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "funnels" DROP CONSTRAINT "funnels_custom_slug_unique";--> statement-breakpoint
ALTER TABLE "funnels" DROP COLUMN "custom_slug";