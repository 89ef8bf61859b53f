ALTER TABLE "funnels" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "funnels_deleted" ON "funnels" USING btree ("deleted_at") WHERE "funnels"."deleted_at" is not null;
--> statement-breakpoint
-- With a funnel its leads leave the inbox, and come back with it: whoever watches one hears of it.
CREATE FUNCTION announce_funnel_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('leads_changed', NEW.user_id || ' ' || NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER funnels_announce_deletion
  AFTER UPDATE OF deleted_at ON funnels
  FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION announce_funnel_deletion();
