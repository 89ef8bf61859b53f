-- A business called 'Leader Funnel' had a 'Leader Funnel Funnel'.
UPDATE "funnels" SET "title" = regexp_replace("title", '\s+Funnel$', '')
WHERE "title" ~* '(^|\s)funnel\s+Funnel$';
