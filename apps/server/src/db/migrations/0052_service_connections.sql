-- Connections with more services than the design tool.
ALTER TABLE "design_tool_connections" RENAME TO "service_connections";--> statement-breakpoint
ALTER TABLE "service_connections" RENAME CONSTRAINT "design_tool_connections_user_id_users_id_fk" TO "service_connections_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "service_connections" ADD COLUMN "service" text NOT NULL DEFAULT 'design-tool';--> statement-breakpoint
ALTER TABLE "service_connections" ALTER COLUMN "service" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "service_connections" DROP CONSTRAINT "design_tool_connections_pkey";--> statement-breakpoint
ALTER TABLE "service_connections" ADD CONSTRAINT "service_connections_user_id_service_pk" PRIMARY KEY ("user_id", "service");--> statement-breakpoint
ALTER TABLE "design_tool_sign_ins" RENAME TO "service_sign_ins";--> statement-breakpoint
ALTER TABLE "service_sign_ins" RENAME CONSTRAINT "design_tool_sign_ins_user_id_users_id_fk" TO "service_sign_ins_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "service_sign_ins" RENAME CONSTRAINT "design_tool_sign_ins_pkey" TO "service_sign_ins_pkey";--> statement-breakpoint
ALTER INDEX "design_tool_sign_ins_user" RENAME TO "service_sign_ins_user";--> statement-breakpoint
ALTER TABLE "service_sign_ins" ADD COLUMN "service" text NOT NULL DEFAULT 'design-tool';--> statement-breakpoint
ALTER TABLE "service_sign_ins" ALTER COLUMN "service" DROP DEFAULT;
