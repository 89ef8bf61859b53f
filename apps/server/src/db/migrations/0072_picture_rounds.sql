CREATE TABLE "picture_rounds" (
	"funnel_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"ads" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "picture_rounds_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "picture_rounds" ADD CONSTRAINT "picture_rounds_funnel_id_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_rounds" ADD CONSTRAINT "picture_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;