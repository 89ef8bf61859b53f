CREATE TABLE "follow_ups" (
	"funnel_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"user_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"settled_at" timestamp with time zone,
	"stopped_because" text,
	"last_error" text,
	CONSTRAINT "follow_ups_lead_id_step_pk" PRIMARY KEY("lead_id","step")
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"funnel_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funnel_day_sources" (
	"funnel_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	"leads" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "funnel_day_sources_funnel_id_day_source_device_pk" PRIMARY KEY("funnel_id","day","source","device")
);
--> statement-breakpoint
CREATE TABLE "funnel_visitors" (
	"funnel_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "funnel_visitors_funnel_id_day_visitor_pk" PRIMARY KEY("funnel_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "jobs_key" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suppressions_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
CREATE TABLE "visitor_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "funnel_days" ADD COLUMN "visitors" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "funnels" ADD COLUMN "follow_ups_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "funnels" ADD COLUMN "regenerations" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "first_response_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD COLUMN "message_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "postal_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_problem" text;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_funnel_id_lead_id_leads_funnel_id_id_fk" FOREIGN KEY ("funnel_id","lead_id") REFERENCES "public"."leads"("funnel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_funnel_id_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funnel_day_sources" ADD CONSTRAINT "funnel_day_sources_funnel_id_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funnel_visitors" ADD CONSTRAINT "funnel_visitors_funnel_id_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_ups_sent" ON "follow_ups" USING btree ("user_id","settled_at");--> statement-breakpoint
CREATE INDEX "former_slugs_funnel" ON "former_slugs" USING btree ("funnel_id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."finished_at" is null and "jobs"."failed_at" is null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_id" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_message_key_unique" UNIQUE("message_key");--> statement-breakpoint
-- Leads that are there already become searchable and get their address.
UPDATE leads SET
  search_text = COALESCE((
    SELECT lower(string_agg(answer ->> 'value', E'\n' ORDER BY place))
    FROM jsonb_array_elements("values") WITH ORDINALITY AS answers (answer, place)), ''),
  email = (
    SELECT lower(answer ->> 'value')
    FROM jsonb_array_elements("values") WITH ORDINALITY AS answers (answer, place)
    WHERE answer ->> 'value' ~ '^[^\s@<>()",;:\\[\]]+@[^\s@.<>()",;:\\[\]]+(\.[^\s@.<>()",;:\\[\]]+)+$'
    ORDER BY place LIMIT 1);
--> statement-breakpoint
-- Whoever watches an inbox hears of every change of it, whatever made the change.
CREATE FUNCTION announce_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('leads_changed', changed.user_id || ' ' || changed.id)
  FROM (
    SELECT DISTINCT funnels.user_id, funnels.id
    FROM changed_leads JOIN funnels ON funnels.id = changed_leads.funnel_id
  ) AS changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER leads_announce_insert AFTER INSERT ON leads
  REFERENCING NEW TABLE AS changed_leads
  FOR EACH STATEMENT EXECUTE FUNCTION announce_leads();
--> statement-breakpoint
CREATE TRIGGER leads_announce_update AFTER UPDATE ON leads
  REFERENCING NEW TABLE AS changed_leads
  FOR EACH STATEMENT EXECUTE FUNCTION announce_leads();
--> statement-breakpoint
CREATE TRIGGER leads_announce_delete AFTER DELETE ON leads
  REFERENCING OLD TABLE AS changed_leads
  FOR EACH STATEMENT EXECUTE FUNCTION announce_leads();
