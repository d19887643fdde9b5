-- A list is found by both parents' account names, by title and by the first names that are not secret.
CREATE OR REPLACE FUNCTION keep_registry_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_words(concat_ws(' ', NEW.title, NEW.address_owner,
    (SELECT first_name || ' ' || last_name FROM users WHERE id = NEW.user_id),
    (SELECT first_name || ' ' || last_name FROM users WHERE id = NEW.second_owner_id AND deleted_at IS NULL),
    (SELECT string_agg(firstname, ' ' ORDER BY id) FROM babies
     WHERE birthregistry_id = NEW.id AND NOT firstname_is_private)));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_registry_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    UPDATE birth_registries SET title = title WHERE user_id = NEW.id OR second_owner_id = NEW.id;
  ELSE
    UPDATE birth_registries SET title = title
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.birthregistry_id ELSE NEW.birthregistry_id END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER birth_registries_search_text ON birth_registries;
--> statement-breakpoint
CREATE TRIGGER birth_registries_search_text
BEFORE INSERT OR UPDATE OF title, address_owner, user_id, second_owner_id ON birth_registries
FOR EACH ROW EXECUTE FUNCTION keep_registry_search_text();
--> statement-breakpoint
DROP TRIGGER users_search_text ON users;
--> statement-breakpoint
CREATE TRIGGER users_search_text AFTER UPDATE OF first_name, last_name, deleted_at ON users
FOR EACH ROW EXECUTE FUNCTION renew_registry_search_text();
