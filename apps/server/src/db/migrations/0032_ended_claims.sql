DROP INDEX "domains_primary_host";--> statement-breakpoint
CREATE INDEX "domains_claimed" ON "domains" USING btree ("claimed_at") WHERE "domains"."status" <> 'verified';