CREATE TABLE "sender_domains" (
	"user_id" text PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"address" text NOT NULL,
	"domain" text NOT NULL,
	"selector" text NOT NULL,
	"public_key" text NOT NULL,
	"sealed_key" text NOT NULL,
	"status" text NOT NULL,
	"report" jsonb,
	"checks" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"sought_since" timestamp with time zone NOT NULL,
	"broken_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sender_domains" ADD CONSTRAINT "sender_domains_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sender_domains_next_check" ON "sender_domains" USING btree ("next_check_at");