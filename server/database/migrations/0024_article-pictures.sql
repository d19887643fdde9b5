CREATE TABLE "article_pictures" (
	"article_id" bigint PRIMARY KEY NOT NULL,
	"image_url" text NOT NULL,
	"host" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"next_try_at" timestamp with time zone DEFAULT now(),
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_pictures_next" ON "article_pictures" USING btree ("next_try_at") WHERE "article_pictures"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "article_pictures_given_up" ON "article_pictures" USING btree ("since") WHERE "article_pictures"."next_try_at" is null;--> statement-breakpoint
CREATE INDEX "article_pictures_host" ON "article_pictures" USING btree ("host");--> statement-breakpoint
CREATE INDEX "articles_pictured" ON "articles" USING hash ("image_url") WHERE "articles"."img_path" is not null;--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "picture_rests_until";