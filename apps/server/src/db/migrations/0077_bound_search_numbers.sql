-- Returns the same as toSearchableText of packages/text.
CREATE OR REPLACE FUNCTION searchable_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $body$
DECLARE
  folded text;
  numbers text;
BEGIN
  -- Maintenance such as ANALYZE runs this for an index without a search path.
  IF value ~ '^[\x01-\x7F]*$' THEN
    folded := translate(lower(value), '"''`', '');
  ELSE
    folded := public.fold_text(translate(value, U&'\00B4\1FBD\1FBF\1FFD\1FFE\309B\309C', ''));
    folded := regexp_replace(folded,
      '["''`\u00AB\u00B7\u00BB\u02B9-\u02C1\u02C8\u02CA\u02CB\u02EE\u055A\u05F3\u05F4\u0640\u07F4\u07F5\u2018-\u201F\u2032-\u2037\u2039\u203A\u2E42\u300C-\u300F\u301D-\u301F\u30FB\uA78C]', '', 'g');
    folded := translate(folded, 'ىیکةہھەٱґ', 'ييكههههاг');
    folded := translate(folded, 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽ');
    folded := regexp_replace(folded, '(?<=[\u1100-\u11FF\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303B\u30A1-\u30FF\u3105-\u312F\u3400-\u4DBF\u4E00-\u9FFF\uA960-\uA97F\uD7B0-\uD7FF\U00020000-\U000323AF])[ \t]+(?=[\u1100-\u11FF\u3005-\u3007\u3021-\u3029\u3031-\u3035\u303B\u30A1-\u30FF\u3105-\u312F\u3400-\u4DBF\u4E00-\u9FFF\uA960-\uA97F\uD7B0-\uD7FF\U00020000-\U000323AF])', '', 'g');
  END IF;
  IF folded !~ '[0-9](?:[ ().+/-]*[0-9]){6,}' THEN RETURN folded; END IF;
  SELECT string_agg(digits, E'\n' ORDER BY first_place) INTO numbers
  FROM (
    SELECT digits, min(place) AS first_place
    FROM (
      SELECT * FROM regexp_matches(folded, '[0-9](?:[ ().+/-]*[0-9]){6,}', 'g') WITH ORDINALITY
      ORDER BY 2 LIMIT 50
    ) AS runs (run, place),
      regexp_replace(replace(run[1], '(0)', ''), '[^0-9]', '', 'g') AS digits
    WHERE strpos(folded, digits) = 0
    GROUP BY digits
  ) AS found;
  RETURN concat_ws(E'\n', folded, numbers);
END
$body$;
