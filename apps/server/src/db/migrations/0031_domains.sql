CREATE TABLE "domains" (
	"funnel_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"domain" text NOT NULL,
	"primary_host" text NOT NULL,
	"other_host" text,
	"token" text NOT NULL,
	"status" text NOT NULL,
	"report" jsonb,
	"checks" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"claimed_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"broken_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"funnel_id" uuid,
	"role" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"kept_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "funnels" ADD COLUMN "custom_domain" text;--> statement-breakpoint
ALTER TABLE "funnels" ADD COLUMN "domain_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "funnels" ADD COLUMN "primary_host" text;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_funnel_id_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_funnel_id_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."funnels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domains_next_check" ON "domains" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "domains_primary_host" ON "domains" USING btree ("primary_host");--> statement-breakpoint
CREATE INDEX "site_hosts_funnel" ON "site_hosts" USING btree ("funnel_id");--> statement-breakpoint
CREATE INDEX "site_hosts_kept" ON "site_hosts" USING btree ("kept_until");--> statement-breakpoint
-- Every process keeps the names of the hosts that it serves in memory.
CREATE FUNCTION announce_host_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.is_verified AND (TG_OP = 'DELETE' OR NOT NEW.is_verified) THEN
    PERFORM pg_notify('hosts_changed', '-' || OLD.host);
  ELSIF TG_OP <> 'DELETE' AND NEW.is_verified THEN
    PERFORM pg_notify('hosts_changed', '+' || NEW.host);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER site_hosts_announce_change
  AFTER INSERT OR UPDATE OR DELETE ON site_hosts
  FOR EACH ROW EXECUTE FUNCTION announce_host_change();
--> statement-breakpoint
-- Links to a host outlive its funnel: nobody else gets the host at once.
CREATE FUNCTION keep_orphaned_host() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_verified := false;
  NEW.role := 'former';
  NEW.kept_until := now() + interval '30 days';
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER site_hosts_keep_orphaned
  BEFORE UPDATE OF funnel_id ON site_hosts
  FOR EACH ROW WHEN (NEW.funnel_id IS NULL) EXECUTE FUNCTION keep_orphaned_host();
