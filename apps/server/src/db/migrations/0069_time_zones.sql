ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "day" date DEFAULT (now() at time zone 'utc')::date NOT NULL;--> statement-breakpoint
UPDATE "leads" SET "day" = ("created_at" AT TIME ZONE 'utc')::date;--> statement-breakpoint
-- Cached pages hold the owner's plan and time zone.
DROP TRIGGER users_announce_owner_pages ON users;--> statement-breakpoint
CREATE TRIGGER users_announce_owner_pages
  AFTER UPDATE OF plan, time_zone ON users
  FOR EACH ROW WHEN (OLD.plan IS DISTINCT FROM NEW.plan OR OLD.time_zone IS DISTINCT FROM NEW.time_zone)
  EXECUTE FUNCTION announce_owner_pages();
