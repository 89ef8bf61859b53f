CREATE TABLE "ad_daily_results" (
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"ad_id" text NOT NULL,
	"day" date NOT NULL,
	"impressions" integer NOT NULL,
	"clicks" integer NOT NULL,
	"spend_cents" bigint NOT NULL,
	"conversions" integer NOT NULL,
	CONSTRAINT "ad_daily_results_user_id_platform_account_id_ad_id_day_pk" PRIMARY KEY("user_id","platform","account_id","ad_id","day")
);
--> statement-breakpoint
CREATE TABLE "platform_ads" (
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"ad_id" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"funnel_id" uuid,
	"tag" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_ads_user_id_platform_account_id_ad_id_pk" PRIMARY KEY("user_id","platform","account_id","ad_id")
);
--> statement-breakpoint
ALTER TABLE "ad_daily_results" ADD CONSTRAINT "ad_daily_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_daily_results" ADD CONSTRAINT "ad_daily_results_ad_fk" FOREIGN KEY ("user_id","platform","account_id","ad_id") REFERENCES "public"."platform_ads"("user_id","platform","account_id","ad_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_ads" ADD CONSTRAINT "platform_ads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_ads" ADD CONSTRAINT "platform_ads_funnel_id_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."funnels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_ads_funnel" ON "platform_ads" USING btree ("funnel_id");--> statement-breakpoint
CREATE INDEX "leads_booked" ON "leads" USING btree ("funnel_id","source") WHERE "leads"."status" = 'booked';