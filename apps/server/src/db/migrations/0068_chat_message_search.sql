-- Without the extension PostgreSQL scans all messages for a word.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX support_messages_search_text ON support_messages USING gin (fold_text(text) gin_trgm_ops);
EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN
  RAISE NOTICE 'pg_trgm is not available: chat search scans all messages';
END
$$;
