CREATE INDEX "suppressions_newest" ON "suppressions" USING btree ("created_at","user_id","email");--> statement-breakpoint
CREATE INDEX "suppressions_email" ON "suppressions" USING btree ("email","created_at","user_id");--> statement-breakpoint
CREATE INDEX "leads_for_review" ON "leads" USING btree ("id") WHERE "leads"."quarantine_reason" in ('honeypot', 'rate');