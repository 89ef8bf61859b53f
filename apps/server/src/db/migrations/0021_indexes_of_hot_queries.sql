DROP INDEX "jobs_due";--> statement-breakpoint
DROP INDEX "subscriptions_period_end";--> statement-breakpoint
CREATE INDEX "design_tool_sign_ins_user" ON "design_tool_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("failed_at") WHERE "jobs"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("funnel_id","email") WHERE "leads"."email" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","run_at","id") WHERE "jobs"."finished_at" is null and "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_period_end" ON "subscriptions" USING btree ("current_period_end") WHERE "subscriptions"."status" <> 'canceled';