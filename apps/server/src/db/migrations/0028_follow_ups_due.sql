ALTER TABLE "follow_ups" ADD COLUMN "job_key" text;--> statement-breakpoint
-- Each email has had its job from the beginning. That of one which waits for its time goes; the others stay.
WITH not_due AS (
  DELETE FROM jobs USING follow_ups
  WHERE jobs.kind = 'follow-up' AND jobs.key = follow_ups.lead_id || ':' || follow_ups.step
    AND jobs.run_at > now() AND jobs.run_at = follow_ups.due_at AND follow_ups.state = 'scheduled'
    AND jobs.lease_id IS NULL AND jobs.finished_at IS NULL AND jobs.failed_at IS NULL
  RETURNING follow_ups.lead_id, follow_ups.step
)
UPDATE follow_ups SET job_key = lead_id || ':' || step
WHERE NOT EXISTS (
  SELECT FROM not_due WHERE not_due.lead_id = follow_ups.lead_id AND not_due.step = follow_ups.step);
--> statement-breakpoint
CREATE INDEX "follow_ups_due" ON "follow_ups" USING btree ("due_at") WHERE "follow_ups"."job_key" is null;
