ALTER TABLE "published_funnels" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "published_funnels" SET "languages" = array(
  SELECT tag FROM jsonb_each(page -> 'translations') AS translation(tag, content)
  WHERE content ->> 'isShown' = 'true' AND tag <> coalesce(page ->> 'language', 'en')
) WHERE page ? 'translations';
