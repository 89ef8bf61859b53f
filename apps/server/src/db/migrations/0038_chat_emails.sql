ALTER TABLE "support_chats" ADD COLUMN "ticketed_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_chats" ADD COLUMN "mailed_position" integer DEFAULT 0 NOT NULL;