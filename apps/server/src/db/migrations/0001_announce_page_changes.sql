-- Every process keeps rendered public pages in memory. Whatever changes a page, also a tool that
-- writes to the database directly, announces it here, in the same transaction.
CREATE FUNCTION announce_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_changed', COALESCE(NEW.id, OLD.id)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER funnels_announce_page_change
  AFTER INSERT OR UPDATE OR DELETE ON funnels
  FOR EACH ROW EXECUTE FUNCTION announce_page_change();
--> statement-breakpoint
-- A plan decides about the 'Made with' badge of all the owner's pages.
CREATE FUNCTION announce_owner_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_changed', id::text) FROM funnels WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_announce_owner_pages
  AFTER UPDATE OF plan ON users
  FOR EACH ROW WHEN (OLD.plan IS DISTINCT FROM NEW.plan) EXECUTE FUNCTION announce_owner_pages();
