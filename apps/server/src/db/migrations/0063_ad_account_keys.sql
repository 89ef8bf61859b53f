-- An account at Google is the customer, whichever manager it is reached through: of two caps the lower one holds.
DELETE FROM "ad_spending_caps" AS cap USING "ad_spending_caps" AS other
WHERE cap."user_id" = other."user_id" AND cap."platform" = other."platform"
  AND regexp_replace(cap."account_id", '^([0-9]+)_[0-9]+$', '\1') = regexp_replace(other."account_id", '^([0-9]+)_[0-9]+$', '\1')
  AND (other."daily_cents", other."account_id") < (cap."daily_cents", cap."account_id");--> statement-breakpoint
UPDATE "ad_spending_caps" AS cap SET "account_id" = regexp_replace(cap."account_id", '^([0-9]+)_[0-9]+$', '\1')
WHERE cap."account_id" ~ '^[0-9]+_[0-9]+$';--> statement-breakpoint
-- Of two that were seen, the one that was read last.
DELETE FROM "ad_accounts" AS account USING "ad_accounts" AS other
WHERE account."user_id" = other."user_id" AND account."platform" = other."platform"
  AND regexp_replace(account."account_id", '^([0-9]+)_[0-9]+$', '\1') = regexp_replace(other."account_id", '^([0-9]+)_[0-9]+$', '\1')
  AND (coalesce(other."read_at", '-infinity'), other."account_id") > (coalesce(account."read_at", '-infinity'), account."account_id");--> statement-breakpoint
UPDATE "ad_accounts" AS account SET "account_id" = regexp_replace(account."account_id", '^([0-9]+)_[0-9]+$', '\1')
WHERE account."account_id" ~ '^[0-9]+_[0-9]+$';--> statement-breakpoint
UPDATE "ad_spending_log" AS line SET "account_id" = regexp_replace(line."account_id", '^([0-9]+)_[0-9]+$', '\1')
WHERE line."account_id" ~ '^[0-9]+_[0-9]+$';
