-- Whoever holds a live stream open for the person looks at its session again.
CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.user_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_announce_end
  AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_ended_session();
