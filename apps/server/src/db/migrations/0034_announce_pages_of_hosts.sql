-- Pages are kept by their hosts, too: whoever keeps one forgets it when the host changes hands.
CREATE OR REPLACE FUNCTION announce_host_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.is_verified AND (TG_OP = 'DELETE' OR NOT NEW.is_verified) THEN
    PERFORM pg_notify('hosts_changed', '-' || OLD.host);
  ELSIF TG_OP <> 'DELETE' AND NEW.is_verified THEN
    PERFORM pg_notify('hosts_changed', '+' || NEW.host);
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.funnel_id IS NOT NULL THEN
    PERFORM pg_notify('page_changed', OLD.funnel_id::text);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.funnel_id IS NOT NULL THEN
    PERFORM pg_notify('page_changed', NEW.funnel_id::text);
  END IF;
  RETURN NULL;
END
$$;
