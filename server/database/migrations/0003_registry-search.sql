ALTER TABLE "birth_registries" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "birth_registries_search" ON "birth_registries" USING gin ("search_text" gin_trgm_ops) WHERE "birth_registries"."deleted_at" is null and not "birth_registries"."is_private";--> statement-breakpoint
-- The words of a text: lower case, no accents, one space before and after each.
CREATE FUNCTION search_words(text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT ' ' || btrim(regexp_replace(lower(public.search_form($1)), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')) || ' ' $$;
--> statement-breakpoint
-- A list is found by its title, its parents' names and the first names that are not secret.
CREATE FUNCTION keep_registry_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := search_words(concat_ws(' ', NEW.title, NEW.address_owner,
    (SELECT first_name || ' ' || last_name FROM users WHERE id = NEW.user_id),
    (SELECT string_agg(firstname, ' ' ORDER BY id) FROM babies
     WHERE birthregistry_id = NEW.id AND NOT firstname_is_private)));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER birth_registries_search_text BEFORE INSERT OR UPDATE OF title, address_owner, user_id ON birth_registries
FOR EACH ROW EXECUTE FUNCTION keep_registry_search_text();
--> statement-breakpoint
-- Setting the title, even to itself, makes the trigger above compute the words anew.
CREATE FUNCTION renew_registry_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    UPDATE birth_registries SET title = title WHERE user_id = NEW.id;
  ELSE
    UPDATE birth_registries SET title = title
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.birthregistry_id ELSE NEW.birthregistry_id END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER babies_search_text AFTER INSERT OR DELETE OR UPDATE OF firstname, firstname_is_private ON babies
FOR EACH ROW EXECUTE FUNCTION renew_registry_search_text();
--> statement-breakpoint
CREATE TRIGGER users_search_text AFTER UPDATE OF first_name, last_name ON users
FOR EACH ROW EXECUTE FUNCTION renew_registry_search_text();
--> statement-breakpoint
UPDATE birth_registries SET title = title;
