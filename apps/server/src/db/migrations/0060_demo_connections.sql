ALTER TABLE "service_connections" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "service_connections" SET "is_demo" = true WHERE "account_name" = 'Demo account' AND "service" IN ('social-ads', 'search-ads');
