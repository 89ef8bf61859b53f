ALTER TABLE "funnels" DROP COLUMN "uses_page_builder";--> statement-breakpoint
ALTER TABLE "funnels" DROP COLUMN "landing_page";--> statement-breakpoint
ALTER TABLE "funnels" DROP COLUMN "page_builder_data";