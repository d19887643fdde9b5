-- An account that takes another name, goes or comes back locked its lists in the order of their rows, a booking on
-- several of them locks them by id: they waited for each other until one died, or whoever waited behind them did.
CREATE OR REPLACE FUNCTION renew_registry_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    WITH locked AS MATERIALIZED (
      SELECT id FROM birth_registries WHERE user_id = NEW.id OR second_owner_id = NEW.id ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE birth_registries SET title = title FROM locked WHERE birth_registries.id = locked.id;
  ELSE
    UPDATE birth_registries SET title = title
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.birthregistry_id ELSE NEW.birthregistry_id END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Lists that come back together (0037 knew one at a time) brought their words one list after the other, so two accounts
-- at once died of each other's: an account's lists bring all theirs in the order of the words.
CREATE OR REPLACE FUNCTION keep_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT DISTINCT term COLLATE "C" FROM birth_registries, unnest(search_terms(search_text)) term
  WHERE user_id = NEW.user_id AND deleted_at IS NULL AND NOT is_private
  AND term <> '' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = term) ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
