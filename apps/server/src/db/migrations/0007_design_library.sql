CREATE TABLE "designs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"design_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "designs_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designs_owner" ON "designs" USING btree ("user_id","created_at" DESC NULLS LAST);