-- The same words as a set. Its cost says: never read all lists to look into each, there is an index.
CREATE FUNCTION search_terms(text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 1000
AS $$ SELECT string_to_array(btrim($1), ' ') $$;
--> statement-breakpoint
DROP INDEX "birth_registries_search";--> statement-breakpoint
CREATE INDEX "birth_registries_search" ON "birth_registries" USING gin (search_terms("search_text")) WHERE "birth_registries"."deleted_at" is null and not "birth_registries"."is_private";--> statement-breakpoint
CREATE INDEX "birth_registries_found" ON "birth_registries" USING btree ("created_at") WHERE "birth_registries"."deleted_at" is null and not "birth_registries"."is_private";--> statement-breakpoint
-- Compared byte by byte, so that the index finds the beginnings of words.
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"lists" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
-- The ends of words; and the commonest words of a beginning, which in two letters thousands have.
CREATE INDEX "search_words_backward" ON "search_words" USING btree (reverse("word"));--> statement-breakpoint
CREATE INDEX "search_words_common" ON "search_words" USING btree (left("word", 2), "lists");--> statement-breakpoint
-- In the order of the words: two lists that bring the same new words wait for each other instead of dying.
CREATE FUNCTION keep_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT term COLLATE "C" FROM unnest(search_terms(NEW.search_text)) term
  WHERE term <> '' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = term) ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER birth_registries_new_words AFTER INSERT ON birth_registries
FOR EACH ROW WHEN (NEW.deleted_at IS NULL AND NOT NEW.is_private) EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER birth_registries_other_words AFTER UPDATE ON birth_registries
FOR EACH ROW WHEN (NEW.deleted_at IS NULL AND NOT NEW.is_private AND
  (OLD.search_text IS DISTINCT FROM NEW.search_text OR OLD.deleted_at IS NOT NULL OR OLD.is_private))
EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
-- Counts again how many lists have each word, and forgets the words that none has: names of people who are gone.
CREATE FUNCTION count_search_words() RETURNS void
LANGUAGE sql AS $$
  WITH counted AS MATERIALIZED (
    SELECT term COLLATE "C" AS word, count(*)::int AS lists
    FROM birth_registries, unnest(search_terms(search_text)) term
    WHERE deleted_at IS NULL AND NOT is_private AND term <> '' GROUP BY 1
  ), gone AS (
    DELETE FROM search_words WHERE NOT EXISTS (SELECT FROM counted WHERE counted.word = search_words.word)
  )
  INSERT INTO search_words SELECT word, lists FROM counted ORDER BY word
  ON CONFLICT (word) DO UPDATE SET lists = excluded.lists WHERE search_words.lists <> excluded.lists
$$;
--> statement-breakpoint
SELECT count_search_words();
