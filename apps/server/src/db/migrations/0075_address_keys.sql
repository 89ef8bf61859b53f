-- Stores addresses as toAddressKey of packages/contract writes them: with the domain in Punycode (RFC 3492).
CREATE FUNCTION pg_temp.encode_label(label text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT AS $body$
DECLARE
  points integer[] := ARRAY(SELECT ascii(letter) FROM unnest(string_to_array(label, NULL)) WITH ORDINALITY AS letters (letter, place) ORDER BY place);
  output text := regexp_replace(label, '[^\x01-\x7F]', '', 'g');
  basic integer := length(output);
  handled integer := basic;
  next_point integer := 128;
  lowest integer;
  delta integer := 0;
  bias integer := 72;
  point integer;
  rest integer;
  threshold integer;
  position integer;
BEGIN
  IF basic = cardinality(points) THEN RETURN label; END IF;
  IF basic > 0 THEN output := output || '-'; END IF;
  WHILE handled < cardinality(points) LOOP
    SELECT min(each) INTO lowest FROM unnest(points) AS each WHERE each >= next_point;
    delta := delta + (lowest - next_point) * (handled + 1);
    next_point := lowest;
    FOREACH point IN ARRAY points LOOP
      IF point < next_point THEN delta := delta + 1; END IF;
      CONTINUE WHEN point <> next_point;
      rest := delta;
      position := 36;
      LOOP
        threshold := least(greatest(position - bias, 1), 26);
        EXIT WHEN rest < threshold;
        output := output || substr('abcdefghijklmnopqrstuvwxyz0123456789', threshold + (rest - threshold) % (36 - threshold) + 1, 1);
        rest := (rest - threshold) / (36 - threshold);
        position := position + 36;
      END LOOP;
      output := output || substr('abcdefghijklmnopqrstuvwxyz0123456789', rest + 1, 1);
      delta := CASE WHEN handled = basic THEN delta / 700 ELSE delta / 2 END;
      handled := handled + 1;
      delta := delta + delta / handled;
      bias := 0;
      WHILE delta > 455 LOOP
        delta := delta / 35;
        bias := bias + 36;
      END LOOP;
      bias := bias + 36 * delta / (delta + 38);
      delta := 0;
    END LOOP;
    delta := delta + 1;
    next_point := next_point + 1;
  END LOOP;
  RETURN 'xn--' || output;
END
$body$;--> statement-breakpoint
CREATE FUNCTION pg_temp.address_key(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $body$
  SELECT normalize(regexp_replace(email, '@[^@]*$', ''), NFC) || '@' || string_agg(pg_temp.encode_label(label), '.' ORDER BY place)
  FROM unnest(string_to_array(normalize(regexp_replace(email, '^.*@', ''), NFKC), '.')) WITH ORDINALITY AS labels (label, place)
$body$;--> statement-breakpoint
-- Who unsubscribed stays unsubscribed, whichever of two spellings they did it for.
INSERT INTO "suppressions" ("user_id", "email", "reason", "created_at")
  SELECT DISTINCT ON ("user_id", pg_temp.address_key("email")) "user_id", pg_temp.address_key("email"), "reason", "created_at"
  FROM "suppressions" WHERE "email" ~ '[^\x01-\x7F]'
  ORDER BY "user_id", pg_temp.address_key("email"), "reason" = 'unsubscribed' DESC, "created_at"
  ON CONFLICT ("user_id", "email") DO UPDATE SET "reason" = 'unsubscribed' WHERE excluded."reason" = 'unsubscribed';--> statement-breakpoint
DELETE FROM "suppressions" WHERE "email" ~ '[^\x01-\x7F]' AND "email" <> pg_temp.address_key("email");--> statement-breakpoint
UPDATE "leads" SET "email" = pg_temp.address_key("email") WHERE "email" ~ '[^\x01-\x7F]' AND "email" <> pg_temp.address_key("email");--> statement-breakpoint
DROP FUNCTION pg_temp.address_key(text);--> statement-breakpoint
DROP FUNCTION pg_temp.encode_label(text);
