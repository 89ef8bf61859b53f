CREATE TABLE "used_trials" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "plan_changed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sandbox_payment_events_undelivered" ON "sandbox_payment_events" USING btree ("id") WHERE "sandbox_payment_events"."delivered_at" is null;