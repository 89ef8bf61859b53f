CREATE TABLE "design_tool_connections" (
	"user_id" text PRIMARY KEY NOT NULL,
	"account_name" text,
	"sealed_tokens" text,
	"expires_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_tool_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"return_to" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "design_version" text;--> statement-breakpoint
ALTER TABLE "design_tool_connections" ADD CONSTRAINT "design_tool_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_tool_sign_ins" ADD CONSTRAINT "design_tool_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;