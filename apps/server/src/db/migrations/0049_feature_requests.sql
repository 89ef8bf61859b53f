CREATE TABLE "feature_request_votes" (
	"request_number" integer NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feature_request_votes_request_number_user_id_pk" PRIMARY KEY("request_number","user_id")
);
--> statement-breakpoint
CREATE TABLE "feature_requests" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feature_requests_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" text,
	"title" text NOT NULL,
	"purpose" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"vote_count" integer DEFAULT 0 NOT NULL,
	"merged_into" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feature_requests_status" CHECK ("feature_requests"."status" in ('open', 'planned', 'building', 'done', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "feature_request_votes" ADD CONSTRAINT "feature_request_votes_request_number_feature_requests_number_fk" FOREIGN KEY ("request_number") REFERENCES "public"."feature_requests"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_request_votes" ADD CONSTRAINT "feature_request_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_requests" ADD CONSTRAINT "feature_requests_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_requests" ADD CONSTRAINT "feature_requests_merged_into_feature_requests_number_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."feature_requests"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feature_request_votes_user" ON "feature_request_votes" USING btree ("user_id","request_number");--> statement-breakpoint
CREATE INDEX "feature_requests_votes" ON "feature_requests" USING btree ("vote_count","number") WHERE "feature_requests"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "feature_requests_status_votes" ON "feature_requests" USING btree ("status","vote_count","number") WHERE "feature_requests"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "feature_requests_status_newest" ON "feature_requests" USING btree ("status","number") WHERE "feature_requests"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "feature_requests_words" ON "feature_requests" USING gin (to_tsvector('english', "title" || ' ' || "purpose"));--> statement-breakpoint
CREATE INDEX "feature_requests_author" ON "feature_requests" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "feature_requests_merged" ON "feature_requests" USING btree ("merged_into");
--> statement-breakpoint
-- Counts follow in the same transaction, request by request in one order, so that all writers lock alike.
CREATE FUNCTION count_feature_request_votes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted record;
BEGIN
  FOR counted IN
    SELECT request_number, count(*) * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS votes
    FROM changed GROUP BY 1 ORDER BY 1
  LOOP
    UPDATE feature_requests SET vote_count = vote_count + counted.votes
    WHERE number = counted.request_number;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER feature_request_votes_added AFTER INSERT ON feature_request_votes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_feature_request_votes();
--> statement-breakpoint
CREATE TRIGGER feature_request_votes_deleted AFTER DELETE ON feature_request_votes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_feature_request_votes();
