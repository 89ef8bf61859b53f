CREATE TABLE "ad_spending_caps" (
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"daily_cents" bigint NOT NULL,
	CONSTRAINT "ad_spending_caps_user_id_platform_account_id_pk" PRIMARY KEY("user_id","platform","account_id")
);
--> statement-breakpoint
CREATE TABLE "ad_spending_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"name" text,
	"currency" text,
	"daily_cents" bigint,
	"daily_cents_before" bigint,
	"message" text
);
--> statement-breakpoint
ALTER TABLE "ad_spending_caps" ADD CONSTRAINT "ad_spending_caps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_spending_log" ADD CONSTRAINT "ad_spending_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_spending_log_owner" ON "ad_spending_log" USING btree ("user_id","at","id");