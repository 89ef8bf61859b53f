-- Of the auth library's accounts only passwords were used: one a person.
DELETE FROM "accounts" WHERE "provider_id" <> 'credential' OR "password" IS NULL;--> statement-breakpoint
DELETE FROM "accounts" WHERE "id" NOT IN (SELECT DISTINCT ON ("user_id") "id" FROM "accounts" ORDER BY "user_id", "updated_at" DESC);--> statement-breakpoint
ALTER TABLE "accounts" RENAME TO "passwords";--> statement-breakpoint
ALTER TABLE "passwords" RENAME COLUMN "password" TO "hash";--> statement-breakpoint
DROP INDEX "accounts_user";--> statement-breakpoint
ALTER TABLE "passwords" DROP COLUMN "id", DROP COLUMN "account_id", DROP COLUMN "provider_id", DROP COLUMN "access_token",
  DROP COLUMN "refresh_token", DROP COLUMN "id_token", DROP COLUMN "access_token_expires_at",
  DROP COLUMN "refresh_token_expires_at", DROP COLUMN "scope";--> statement-breakpoint
ALTER TABLE "passwords" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "passwords" ADD PRIMARY KEY ("user_id");--> statement-breakpoint
ALTER TABLE "passwords" RENAME CONSTRAINT "accounts_user_id_users_id_fk" TO "passwords_user_id_users_id_fk";
