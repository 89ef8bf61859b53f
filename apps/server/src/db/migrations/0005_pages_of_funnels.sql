ALTER TABLE "funnels" ADD COLUMN "custom_slug" text;--> statement-breakpoint
ALTER TABLE "funnels" ADD COLUMN "uses_page_builder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "funnels" ADD COLUMN "landing_page" jsonb;--> statement-breakpoint
ALTER TABLE "funnels" ADD COLUMN "page_builder_data" jsonb;--> statement-breakpoint
ALTER TABLE "funnels" ADD COLUMN "original_landing_page_content" jsonb;--> statement-breakpoint
ALTER TABLE "funnels" ADD CONSTRAINT "funnels_custom_slug_unique" UNIQUE("custom_slug");