-- Whoever became an admin, or is none any more, hears something else from now on: their live streams are looked at again.
CREATE FUNCTION announce_changed_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_announce_changed_admin
  AFTER UPDATE OF plan ON users
  FOR EACH ROW WHEN ((OLD.plan = 'admin') IS DISTINCT FROM (NEW.plan = 'admin'))
  EXECUTE FUNCTION announce_changed_admin();
--> statement-breakpoint
CREATE FUNCTION announce_changed_admin_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.user_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER subscriptions_announce_changed_admin
  AFTER UPDATE OR DELETE ON subscriptions
  FOR EACH ROW WHEN (OLD.plan = 'admin')
  EXECUTE FUNCTION announce_changed_admin_subscription();
