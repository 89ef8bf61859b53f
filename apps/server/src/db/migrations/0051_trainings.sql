CREATE TABLE "trainings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"about" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"time_zone" text NOT NULL,
	"wished_times" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trainings_status" CHECK ("trainings"."status" in ('requested', 'proposed', 'confirmed', 'cancelled', 'held')),
	CONSTRAINT "trainings_time" CHECK ("trainings"."status" not in ('proposed', 'confirmed', 'held') or "trainings"."starts_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trainings_active" ON "trainings" USING btree ("user_id") WHERE "trainings"."status" in ('requested', 'proposed', 'confirmed');--> statement-breakpoint
CREATE INDEX "trainings_user" ON "trainings" USING btree ("user_id","created_at");