-- Lists :from to :to, with everything that makes them findable or not. Common names are very common: their rank is
-- drawn from a power law. Ids are scattered, as in the product.
CREATE TEMP TABLE made ON COMMIT DROP AS
SELECT n, (n::numeric * 6364136223846793 % 9007199254740881)::bigint AS id,
  p1.name AS parent, p2.name AS other, s.name AS surname, b.name AS baby,
  random() AS luck, random() AS secrecy, random() AS link, (random() * 11)::int AS kind
FROM (
  SELECT n, 1 + floor(:firsts * power(random(), 2))::int AS one, 1 + floor(:firsts * power(random(), 2))::int AS two,
    1 + floor(:firsts * power(random(), 2))::int AS three, 1 + floor(:lasts * power(random(), 3))::int AS last
  FROM generate_series(:from::int, :to::int) n OFFSET 0
) picked
JOIN first_names p1 ON p1.i = picked.one JOIN first_names p2 ON p2.i = picked.two
JOIN first_names b ON b.i = picked.three JOIN last_names s ON s.i = picked.last;

INSERT INTO users (id, email, first_name, last_name, password_hash, language, activated_at)
SELECT id, 'parent' || n || '@example.org', parent, surname, 'none', 'fr', now() FROM made;

INSERT INTO birth_registries (id, user_id, title, address_owner, address_first_line, address_city, address_zip_code,
  address_country, event_date, is_private, deleted_at, created_at, search_text)
SELECT id, id, title, owner, '12 rue des Lilas', 'Nantes', '44000', 'FR', '2027-03-01', luck > 0.9,
  CASE WHEN luck < 0.02 THEN now() END, now() - (2000000 - n) * interval '1 minute',
  search_words(concat_ws(' ', title, owner, parent, surname, CASE WHEN secrecy > 0.15 THEN baby END))
FROM made,
LATERAL (SELECT
  (ARRAY['Liste de naissance de ' || baby, 'Liste de naissance de ' || baby, 'La liste de ' || baby,
    'Liste de naissance ' || surname, 'Bébé ' || surname, 'Liste de naissance', 'Geburtsliste für ' || baby,
    'Bienvenue ' || baby || ' !', 'Notre petit trésor', 'Wunschliste ' || surname,
    'Liste de naissance de ' || parent || ' et ' || other, 'Babyliste'])[kind + 1] AS title,
  parent || ' et ' || other || ' ' || surname AS owner) texts;

INSERT INTO babies (birthregistry_id, firstname, firstname_is_private, gender)
SELECT id, baby, secrecy <= 0.15, 'NA' FROM made;

WITH links AS (
  INSERT INTO short_links (birthregistry_id, name, is_active, expiration_date)
  SELECT id, 'liste-' || n, link > 0.03, CASE WHEN link > 0.95 THEN '2025-01-01'::date END FROM made WHERE link > 0.02
  RETURNING id, birthregistry_id, name
)
INSERT INTO short_link_names (name, birthregistry_id, short_link_id) SELECT name, birthregistry_id, id FROM links;
