CREATE TABLE "help_votes" (
	"article" text NOT NULL,
	"day" date NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "help_votes_article_day_pk" PRIMARY KEY("article","day")
);
