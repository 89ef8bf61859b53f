-- What was written by hand: who is answered stays answered, and whoever waits waits in the queue.
UPDATE "support_chats" SET "status" = CASE
  WHEN "closed_at" IS NOT NULL THEN 'closed'
  WHEN "admin_id" IS NOT NULL THEN 'assigned'
  ELSE 'pending_admin' END
WHERE "status" NOT IN ('pending_admin', 'assigned', 'closed');--> statement-breakpoint
ALTER TABLE "support_chats" ADD CONSTRAINT "support_chats_status_known" CHECK ("support_chats"."status" in ('pending_admin', 'assigned', 'closed'));
