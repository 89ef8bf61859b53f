CREATE TABLE "ad_creations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"form" jsonb NOT NULL,
	"image_url" text,
	"parts" jsonb NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"ad_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_ad_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_creations" ADD CONSTRAINT "ad_creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_creations_owner" ON "ad_creations" USING btree ("user_id","platform","account_id");--> statement-breakpoint
CREATE INDEX "sandbox_ad_objects_owner" ON "sandbox_ad_objects" USING btree ("user_id","platform","kind");