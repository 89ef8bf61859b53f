-- Tables, jobs and what belongs to them are called as the field calls them.
ALTER TABLE "designs" RENAME TO "media_assets";--> statement-breakpoint
ALTER INDEX "designs_owner" RENAME TO "media_assets_owner";--> statement-breakpoint
ALTER TABLE "funnel_days" RENAME TO "funnel_daily_stats";--> statement-breakpoint
ALTER TRIGGER "funnel_days_total" ON "funnel_daily_stats" RENAME TO "funnel_daily_stats_total";--> statement-breakpoint
ALTER FUNCTION "total_funnel_days"() RENAME TO "total_funnel_daily_stats";--> statement-breakpoint
ALTER TABLE "funnel_day_sources" RENAME TO "funnel_daily_source_stats";--> statement-breakpoint
-- Newer versions of PostgreSQL name what must not be null too.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT conrelid::regclass AS held_by, conname, now_called || substr(conname, length(once_called) + 1) AS new_name
    FROM (VALUES
      ('designs', 'media_assets'),
      ('funnel_days', 'funnel_daily_stats'),
      ('funnel_day_sources', 'funnel_daily_source_stats')
    ) AS renamed (once_called, now_called)
    JOIN pg_constraint ON conrelid = now_called::regclass AND starts_with(conname::text, once_called || '_')
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', found.held_by, found.conname, found.new_name);
  END LOOP;
END
$$;--> statement-breakpoint
ALTER INDEX "leads_held_back" RENAME TO "leads_quarantined";--> statement-breakpoint
UPDATE "jobs" SET "kind" = 'lead-created' WHERE "kind" = 'lead-arrived';--> statement-breakpoint
UPDATE "jobs" SET "kind" = 'purge-finished-jobs' WHERE "kind" = 'tidy-jobs';--> statement-breakpoint
UPDATE "jobs" SET "kind" = 'purge-quarantined-leads' WHERE "kind" = 'purge-held-back-leads';--> statement-breakpoint
UPDATE "jobs" SET "kind" = 'weekly-summary-email' WHERE "kind" = 'weekly-summary-mail';
