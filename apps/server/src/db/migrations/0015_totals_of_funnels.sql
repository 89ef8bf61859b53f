CREATE TABLE "funnel_totals" (
	"funnel_id" uuid PRIMARY KEY NOT NULL,
	"views" bigint NOT NULL,
	"leads" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "funnel_totals" ADD CONSTRAINT "funnel_totals_funnel_id_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "funnel_totals" ("funnel_id", "views", "leads", "updated_at")
SELECT "funnel_id", sum("views"), sum("leads"), max("updated_at") FROM "funnel_days" GROUP BY "funnel_id";
--> statement-breakpoint
-- Whatever counts, counts a day; the sums follow in the same transaction. Row by row, so that they are locked
-- in the order of the days: all writers have the same.
CREATE FUNCTION total_funnel_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO funnel_totals AS total (funnel_id, views, leads, updated_at)
    VALUES (NEW.funnel_id, NEW.views, NEW.leads, NEW.updated_at)
    ON CONFLICT (funnel_id) DO UPDATE SET
      views = total.views + excluded.views,
      leads = total.leads + excluded.leads,
      updated_at = greatest(total.updated_at, excluded.updated_at);
  ELSE
    UPDATE funnel_totals SET
      views = views + NEW.views - OLD.views,
      leads = leads + NEW.leads - OLD.leads,
      updated_at = greatest(updated_at, NEW.updated_at)
    WHERE funnel_id = NEW.funnel_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER funnel_days_total AFTER INSERT OR UPDATE ON funnel_days
  FOR EACH ROW EXECUTE FUNCTION total_funnel_days();
