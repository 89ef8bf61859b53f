CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'pending_admin' NOT NULL,
	"admin_id" text,
	"last_message" text NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"last_position" integer DEFAULT 0 NOT NULL,
	"seen_by_user" integer DEFAULT 0 NOT NULL,
	"seen_by_admin" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"chat_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"id" uuid NOT NULL,
	"sender_id" text,
	"sender_role" text NOT NULL,
	"text" text NOT NULL,
	"picture" jsonb,
	"is_note" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_messages_chat_id_position_pk" PRIMARY KEY("chat_id","position"),
	CONSTRAINT "support_messages_id" UNIQUE("chat_id","id")
);
--> statement-breakpoint
ALTER TABLE "support_chats" ADD CONSTRAINT "support_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_chats" ADD CONSTRAINT "support_chats_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_chat_id_support_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."support_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_chats_open" ON "support_chats" USING btree ("user_id") WHERE "support_chats"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "support_chats_user" ON "support_chats" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "support_chats_updated" ON "support_chats" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "support_chats_status" ON "support_chats" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "support_chats_closed" ON "support_chats" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "support_chats_admin" ON "support_chats" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "support_messages_sender" ON "support_messages" USING btree ("sender_id");--> statement-breakpoint
-- Whoever holds a live stream open for the chat's person, or for admins, says that it changed.
CREATE FUNCTION announce_chat_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chat support_chats := COALESCE(NEW, OLD);
BEGIN
  PERFORM pg_notify('chats_changed', chat.user_id || ' ' || chat.id || ' ' || chat.last_position);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER support_chats_announce
  AFTER INSERT OR UPDATE OR DELETE ON support_chats
  FOR EACH ROW EXECUTE FUNCTION announce_chat_change();
