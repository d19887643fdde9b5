-- A list's words come with its row, and again with each baby: two lists with the same new words, one in its title and
-- the other in a first name, waited for each other until one of them died. So a list brings its words once, as they are
-- in the end, when it is committed.
CREATE OR REPLACE FUNCTION keep_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT term COLLATE "C" FROM birth_registries, unnest(search_terms(search_text)) term
  WHERE id = NEW.id AND deleted_at IS NULL AND NOT is_private
  AND term <> '' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = term) ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER birth_registries_new_words ON birth_registries;--> statement-breakpoint
DROP TRIGGER birth_registries_other_words ON birth_registries;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER birth_registries_new_words AFTER INSERT ON birth_registries
DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.deleted_at IS NULL AND NOT NEW.is_private) EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER birth_registries_other_words AFTER UPDATE ON birth_registries
DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.deleted_at IS NULL AND NOT NEW.is_private AND
  (OLD.search_text IS DISTINCT FROM NEW.search_text OR OLD.deleted_at IS NOT NULL OR OLD.is_private))
EXECUTE FUNCTION keep_search_words();
