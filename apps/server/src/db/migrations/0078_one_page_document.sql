CREATE TABLE "published_funnels" (
	"funnel_id" uuid PRIMARY KEY NOT NULL,
	"business_info" jsonb NOT NULL,
	"business_facts" jsonb NOT NULL,
	"activity" text,
	"generated_content" jsonb NOT NULL,
	"custom_branding" jsonb NOT NULL,
	"page" jsonb,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "funnels" ADD COLUMN "page" jsonb;--> statement-breakpoint
ALTER TABLE "published_funnels" ADD CONSTRAINT "published_funnels_funnel_id_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO published_funnels
SELECT id, business_info, business_facts, activity, generated_content, custom_branding,
  CASE WHEN uses_page_builder THEN landing_page END, updated_at
FROM funnels WHERE is_public OR EXISTS (SELECT FROM leads WHERE leads.funnel_id = funnels.id);
--> statement-breakpoint
-- The draft starts from what visitors see.
UPDATE funnels SET page = CASE
  WHEN jsonb_typeof(page_builder_data -> 'sections') = 'array' AND page_builder_data -> 'sections' <> '[]'
  THEN page_builder_data ELSE landing_page END
WHERE uses_page_builder;
--> statement-breakpoint
-- Builder pages that were never published are kept as versions.
WITH unpublished AS (
  SELECT id, revision, page, row_number() OVER (PARTITION BY id ORDER BY place) AS place
  FROM (
    SELECT id, revision, landing_page AS page, 1 AS place FROM funnels WHERE NOT uses_page_builder
    UNION ALL
    SELECT id, revision, page_builder_data, 2 FROM funnels
    WHERE NOT uses_page_builder AND page_builder_data IS DISTINCT FROM landing_page
  ) AS pages
  WHERE jsonb_typeof(page -> 'sections') = 'array' AND page -> 'sections' <> '[]'
    AND NOT EXISTS (
      SELECT FROM page_versions WHERE page_versions.funnel_id = pages.id
        AND page_versions.page - ARRAY['createdAt', 'updatedAt'] = pages.page - ARRAY['createdAt', 'updatedAt'])
), kept AS (
  INSERT INTO page_versions (funnel_id, revision, page, title, section_count, is_main, created_at)
  SELECT id, revision + place, page, left(coalesce(page ->> 'title', ''), 200),
    jsonb_array_length(page -> 'sections'), false, now()
  FROM unpublished
)
UPDATE funnels SET revision = funnels.revision + added.pages
FROM (SELECT id, count(*)::int AS pages FROM unpublished GROUP BY id) AS added
WHERE funnels.id = added.id;
