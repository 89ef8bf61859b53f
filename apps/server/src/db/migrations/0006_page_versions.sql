CREATE TABLE "page_versions" (
	"funnel_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"page" jsonb NOT NULL,
	"title" text NOT NULL,
	"section_count" integer NOT NULL,
	"is_main" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_versions_funnel_id_revision_pk" PRIMARY KEY("funnel_id","revision")
);
--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_funnel_id_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was saved before is the first version.
INSERT INTO "page_versions"
SELECT "id", "revision", "page", coalesce("page" ->> 'title', ''), jsonb_array_length("page" -> 'sections'),
  "uses_page_builder" AND coalesce("page" -> 'sections' = "landing_page" -> 'sections', false), "updated_at"
FROM (SELECT *, coalesce("page_builder_data", "landing_page") AS "page" FROM "funnels") AS "saved"
WHERE jsonb_typeof("page" -> 'sections') = 'array';
