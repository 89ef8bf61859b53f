-- What a page looks like is its theme; stored pages and plans said 'design'.
CREATE FUNCTION pg_temp.named_theme(page jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN page->'style' ? 'design' AND NOT page->'style' ? 'theme' THEN
      jsonb_set(page, '{style}', (page->'style') - 'design' || jsonb_build_object('theme', page->'style'->'design'))
    ELSE page
  END
$$;--> statement-breakpoint
UPDATE "funnels" SET "landing_page" = pg_temp.named_theme("landing_page") WHERE "landing_page"->'style' ? 'design';--> statement-breakpoint
UPDATE "funnels" SET "page_builder_data" = pg_temp.named_theme("page_builder_data") WHERE "page_builder_data"->'style' ? 'design';--> statement-breakpoint
UPDATE "page_versions" SET "page" = pg_temp.named_theme("page") WHERE "page"->'style' ? 'design';--> statement-breakpoint
UPDATE "funnels" SET "generated_content" = jsonb_set(
  "generated_content", '{landing_page,plan}',
  ("generated_content"#>'{landing_page,plan}') - 'design'
    || jsonb_build_object('theme', "generated_content"#>'{landing_page,plan,design}')
) WHERE "generated_content"#>'{landing_page,plan}' ? 'design';--> statement-breakpoint
UPDATE "funnels" SET "original_landing_page_content" = jsonb_set(
  "original_landing_page_content", '{landing_page,plan}',
  ("original_landing_page_content"#>'{landing_page,plan}') - 'design'
    || jsonb_build_object('theme', "original_landing_page_content"#>'{landing_page,plan,design}')
) WHERE "original_landing_page_content"#>'{landing_page,plan}' ? 'design';--> statement-breakpoint
DROP FUNCTION pg_temp.named_theme(jsonb);
