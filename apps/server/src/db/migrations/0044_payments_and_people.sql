CREATE TABLE "payment_months" (
	"month" date PRIMARY KEY NOT NULL,
	"paid_cents" bigint NOT NULL,
	"refunded_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"plan" text,
	"amount_cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"event_id" text,
	"charge_id" text,
	"payer_hash" text,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cleared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_active_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_charge" ON "payments" USING btree ("charge_id") WHERE "payments"."charge_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_payer" ON "payments" USING btree ("payer_hash");--> statement-breakpoint
CREATE INDEX "subscriptions_active" ON "subscriptions" USING btree ("plan","price_id","current_period_end") WHERE "subscriptions"."status" = 'active' and not "subscriptions"."payment_failed" and "subscriptions"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_of_admins" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."plan" = 'admin' and "subscriptions"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_plan_newest" ON "users" USING btree ("plan","created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_active" ON "users" USING btree (coalesce("last_active_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
-- Sums follow in the same transaction, month by month in one order, so that all writers lock alike.
CREATE FUNCTION total_payments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO payment_months AS total (month, paid_cents, refunded_cents)
  SELECT date_trunc('month', paid_at AT TIME ZONE 'UTC')::date,
    sign * coalesce(sum(amount_cents) FILTER (WHERE kind = 'payment'), 0),
    sign * -coalesce(sum(amount_cents) FILTER (WHERE kind = 'refund'), 0)
  FROM changed GROUP BY 1 ORDER BY 1
  ON CONFLICT (month) DO UPDATE SET
    paid_cents = total.paid_cents + excluded.paid_cents,
    refunded_cents = total.refunded_cents + excluded.refunded_cents;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payments_total_added AFTER INSERT ON payments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION total_payments();
--> statement-breakpoint
CREATE TRIGGER payments_total_deleted AFTER DELETE ON payments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION total_payments();
--> statement-breakpoint
-- What the payment sandbox was paid before payments were recorded. Stripe's history is read in Stripe.
INSERT INTO payments (id, user_id, kind, plan, amount_cents, paid_at)
SELECT invoice.id, held.user_id, 'payment', held.plan, (invoice.data ->> 'amountCents')::integer,
  to_timestamp((invoice.data ->> 'createdAtMs')::bigint / 1000.0)
FROM sandbox_payment_objects AS invoice
LEFT JOIN subscriptions AS held ON held.id = invoice.data ->> 'subscriptionId'
WHERE invoice.kind = 'invoice' AND invoice.data ->> 'status' = 'paid'
  AND (invoice.data ->> 'amountCents')::integer > 0;
--> statement-breakpoint
UPDATE users SET last_active_at = used.at
FROM (SELECT user_id, max(updated_at) AS at FROM sessions GROUP BY user_id) AS used
WHERE used.user_id = users.id;
--> statement-breakpoint
-- Parts of names and addresses are found by trigrams. A PostgreSQL without the extension finds them, too, only slower.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX users_name_parts ON users USING gin (name gin_trgm_ops);
  CREATE INDEX users_email_parts ON users USING gin (email gin_trgm_ops);
EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN
  RAISE NOTICE 'pg_trgm is not available: searches for people read all of them';
END
$$;
