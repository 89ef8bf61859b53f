CREATE TABLE "question_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"request_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_team" boolean NOT NULL,
	"hidden_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "question_answers_request" UNIQUE("author_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "community_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"answer_id" uuid,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "post_reports_once" UNIQUE NULLS NOT DISTINCT("question_id","answer_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "question_votes" (
	"question_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_votes_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"request_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"answer_count" integer DEFAULT 0 NOT NULL,
	"vote_count" integer DEFAULT 0 NOT NULL,
	"solution_id" uuid,
	"hidden_reason" text,
	"closed_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', text), 'B')) STORED NOT NULL,
	CONSTRAINT "questions_request" UNIQUE("author_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "notifications" SET DEFAULT '{"new_lead":true,"weekly_summary":true,"product_news":false,"community_answers":true}'::jsonb;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_answer_id_question_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."question_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_votes" ADD CONSTRAINT "question_votes_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_votes" ADD CONSTRAINT "question_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_solution_id_question_answers_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."question_answers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_answers_question" ON "question_answers" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "question_answers_hidden" ON "question_answers" USING btree ("id") WHERE "question_answers"."hidden_reason" is not null;--> statement-breakpoint
CREATE INDEX "post_reports_open" ON "post_reports" USING btree (coalesce("answer_id", "question_id")) WHERE "post_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "post_reports_answer" ON "post_reports" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "post_reports_reporter" ON "post_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "question_votes_user" ON "question_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "questions_shown" ON "questions" USING btree ("id") WHERE "questions"."hidden_reason" is null;--> statement-breakpoint
CREATE INDEX "questions_unanswered" ON "questions" USING btree ("id") WHERE "questions"."hidden_reason" is null and "questions"."answer_count" = 0 and "questions"."closed_reason" is null;--> statement-breakpoint
CREATE INDEX "questions_solved" ON "questions" USING btree ("id") WHERE "questions"."hidden_reason" is null and "questions"."solution_id" is not null;--> statement-breakpoint
CREATE INDEX "questions_hidden" ON "questions" USING btree ("id") WHERE "questions"."hidden_reason" is not null;--> statement-breakpoint
CREATE INDEX "questions_solution" ON "questions" USING btree ("solution_id");--> statement-breakpoint
CREATE INDEX "questions_words" ON "questions" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
-- Also when an account goes and its answers and votes with it; of a question that goes itself nothing is left to count.
CREATE FUNCTION count_question_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_reason IS NULL THEN
    UPDATE questions SET answer_count = answer_count - 1 WHERE id = OLD.question_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_reason IS NULL THEN
    UPDATE questions SET answer_count = answer_count + 1 WHERE id = NEW.question_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER question_answers_count AFTER INSERT OR DELETE OR UPDATE OF hidden_reason ON question_answers
  FOR EACH ROW EXECUTE FUNCTION count_question_answers();
--> statement-breakpoint
CREATE FUNCTION count_question_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE questions SET vote_count = vote_count + 1 WHERE id = NEW.question_id;
  ELSE
    UPDATE questions SET vote_count = vote_count - 1 WHERE id = OLD.question_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER question_votes_count AFTER INSERT OR DELETE ON question_votes
  FOR EACH ROW EXECUTE FUNCTION count_question_votes();
--> statement-breakpoint
UPDATE users SET notifications = notifications || '{"community_answers": true}'::jsonb
WHERE NOT notifications ? 'community_answers';
