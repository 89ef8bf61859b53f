CREATE TABLE "ad_accounts" (
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"running" jsonb,
	"read_at" timestamp with time zone,
	CONSTRAINT "ad_accounts_user_id_platform_account_id_pk" PRIMARY KEY("user_id","platform","account_id")
);
--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD CONSTRAINT "ad_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;