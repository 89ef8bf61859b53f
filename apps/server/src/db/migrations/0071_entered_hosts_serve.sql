-- Unverified claims of an apex were to be served at www; from now on the entered host serves the page.
UPDATE domains
SET primary_host = other_host, other_host = primary_host, report = NULL, status = 'pending',
  next_check_at = CASE WHEN next_check_at IS NULL THEN NULL ELSE now() END
WHERE status <> 'verified' AND other_host = domain AND primary_host = 'www.' || domain;
--> statement-breakpoint
UPDATE site_hosts
SET role = CASE WHEN host = domains.primary_host THEN 'primary' ELSE 'other' END
FROM domains
WHERE site_hosts.funnel_id = domains.funnel_id AND domains.status <> 'verified' AND site_hosts.kept_until IS NULL;
