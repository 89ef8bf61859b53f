CREATE TABLE "measuring_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"meta_pixel_id" text DEFAULT '' NOT NULL,
	"google_tag_id" text DEFAULT '' NOT NULL,
	"google_conversion_label" text DEFAULT '' NOT NULL,
	"tiktok_pixel_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "measuring_consent" text;--> statement-breakpoint
ALTER TABLE "measuring_accounts" ADD CONSTRAINT "measuring_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The accounts at ad platforms stand in all the owner's pages.
CREATE FUNCTION announce_measured_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_changed', id::text) FROM funnels WHERE user_id = COALESCE(NEW.user_id, OLD.user_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER measuring_accounts_announce_pages
  AFTER INSERT OR UPDATE OR DELETE ON measuring_accounts
  FOR EACH ROW EXECUTE FUNCTION announce_measured_pages();
