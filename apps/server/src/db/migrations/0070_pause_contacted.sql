DROP INDEX "follow_ups_due";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pauses_contacted" boolean;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "follow_ups_due" ON "follow_ups" USING btree ("due_at") WHERE "follow_ups"."job_key" is null and "follow_ups"."paused_at" is null;--> statement-breakpoint
-- Whatever changes the status, the emails of the lead continue.
CREATE FUNCTION resume_follow_ups_of_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE follow_ups SET paused_at = NULL WHERE lead_id = NEW.id AND paused_at IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER leads_resume_follow_ups AFTER UPDATE OF status ON leads
  FOR EACH ROW WHEN (OLD.status = 'contacted' AND NEW.status <> 'contacted')
  EXECUTE FUNCTION resume_follow_ups_of_lead();
--> statement-breakpoint
CREATE FUNCTION resume_follow_ups_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE follow_ups SET paused_at = NULL
  WHERE user_id = NEW.id AND settled_at IS NULL AND paused_at IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_resume_follow_ups AFTER UPDATE OF pauses_contacted ON users
  FOR EACH ROW WHEN (OLD.pauses_contacted AND NEW.pauses_contacted IS NOT TRUE)
  EXECUTE FUNCTION resume_follow_ups_of_owner();
