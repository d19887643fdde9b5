CREATE TABLE "article_counts" (
	"shop" text NOT NULL,
	"category" text NOT NULL,
	"articles" integer NOT NULL,
	CONSTRAINT "article_counts_each" UNIQUE("category","shop")
);
--> statement-breakpoint
CREATE TABLE "article_linkings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_linkings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_open" boolean DEFAULT true,
	"after_id" bigint DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"linked" integer DEFAULT 0 NOT NULL,
	"turn" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "article_linkings_one_open" UNIQUE("is_open")
);
--> statement-breakpoint
CREATE TABLE "article_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"articles" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY DEFAULT floor(random() * 9007199254740991 + 1) NOT NULL,
	"feed_id" bigint NOT NULL,
	"item_key" text NOT NULL,
	"ean" text,
	"title" text NOT NULL,
	"brand" text,
	"description" text,
	"price_cents" integer NOT NULL,
	"link" text NOT NULL,
	"link_key" text NOT NULL,
	"image_url" text,
	"img_path" text,
	"picture_rests_until" timestamp with time zone,
	"shop" text NOT NULL,
	"category" text NOT NULL,
	"shop_category" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"vanished_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (search_words(title || ' ' || coalesce(brand, '') || ' ' || shop || ' ' || coalesce(shop_category, ''))) STORED,
	CONSTRAINT "articles_in_feed" UNIQUE("feed_id","item_key"),
	CONSTRAINT "articles_ean_digits" CHECK ("articles"."ean" ~ '^[0-9]{14}$'),
	CONSTRAINT "articles_price" CHECK ("articles"."price_cents" >= 0),
	CONSTRAINT "articles_link_scheme" CHECK ("articles"."link" ~* '^https?://')
);
--> statement-breakpoint
CREATE TABLE "catalogue_feeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "catalogue_feeds_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"reason" text,
	"details" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"vanished" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wishes" ADD COLUMN "article_id" bigint;--> statement-breakpoint
ALTER TABLE "wishes" ADD COLUMN "article_price_cents" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_feed_id_catalogue_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."catalogue_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_img_path_pictures_image_path_fk" FOREIGN KEY ("img_path") REFERENCES "public"."pictures"("image_path") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_counts_shop" ON "article_counts" USING btree ("shop");--> statement-breakpoint
CREATE INDEX "articles_ean" ON "articles" USING btree ("ean") WHERE "articles"."ean" is not null;--> statement-breakpoint
CREATE INDEX "articles_link" ON "articles" USING hash ("link_key");--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category","id") WHERE "articles"."vanished_at" is null;--> statement-breakpoint
CREATE INDEX "articles_shop" ON "articles" USING btree ("shop","id") WHERE "articles"."vanished_at" is null;--> statement-breakpoint
CREATE INDEX "articles_price" ON "articles" USING btree ("price_cents","id") WHERE "articles"."vanished_at" is null;--> statement-breakpoint
CREATE INDEX "articles_category_price" ON "articles" USING btree ("category","price_cents","id") WHERE "articles"."vanished_at" is null;--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin (search_terms("search_text")) WHERE "articles"."vanished_at" is null;--> statement-breakpoint
CREATE INDEX "articles_picture" ON "articles" USING btree ("img_path") WHERE "articles"."img_path" is not null;--> statement-breakpoint
CREATE INDEX "articles_vanished" ON "articles" USING btree ("vanished_at") WHERE "articles"."vanished_at" is not null;--> statement-breakpoint
CREATE INDEX "catalogue_imports_feed" ON "catalogue_imports" USING btree ("feed","started_at");--> statement-breakpoint
CREATE INDEX "catalogue_imports_age" ON "catalogue_imports" USING btree ("started_at");--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishes_article" ON "wishes" USING btree ("article_id") WHERE "wishes"."article_id" is not null;--> statement-breakpoint
-- Parts of words, by any three letters of them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "article_words_parts" ON "article_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_words_backward" ON "article_words" USING btree (reverse("word"));--> statement-breakpoint
-- After imports: how many articles have each word, and how many there are of each shop and category.
CREATE FUNCTION count_articles() RETURNS void
LANGUAGE sql AS $$
  WITH counted AS MATERIALIZED (
    SELECT term COLLATE "C" AS word, count(*)::int AS articles
    FROM articles, unnest(search_terms(search_text)) term
    WHERE vanished_at IS NULL AND term <> '' GROUP BY 1
  ), gone AS (
    DELETE FROM article_words WHERE NOT EXISTS (SELECT FROM counted WHERE counted.word = article_words.word)
  )
  INSERT INTO article_words SELECT word, articles FROM counted ORDER BY word
  ON CONFLICT (word) DO UPDATE SET articles = excluded.articles WHERE article_words.articles <> excluded.articles;

  WITH counted AS MATERIALIZED (
    SELECT category, shop, count(*)::int AS articles FROM articles WHERE vanished_at IS NULL GROUP BY 1, 2
  ), gone AS (
    DELETE FROM article_counts WHERE NOT EXISTS (
      SELECT FROM counted WHERE counted.category = article_counts.category AND counted.shop = article_counts.shop)
  )
  INSERT INTO article_counts (category, shop, articles) SELECT category, shop, articles FROM counted ORDER BY 1, 2
  ON CONFLICT (category, shop) DO UPDATE SET articles = excluded.articles
  WHERE article_counts.articles <> excluded.articles
$$;
