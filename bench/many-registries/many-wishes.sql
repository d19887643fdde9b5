-- The contents of the registries of many-registries.sql (:wishes each, :bookings of them booked, two per giver), and
-- what their parents and givers left elsewhere. A list's gifts were added at different times, so their rows are
-- scattered, as in reality.
INSERT INTO categories (id, birthregistry_id, label, "order") OVERRIDING SYSTEM VALUE
SELECT (n - 1) * 4 + part, id, (ARRAY['Chambre', 'Promenade', 'Repas', 'Éveil'])[part], part
FROM generate_series(1, 4) part, made;

INSERT INTO pictures (image_path, thumbnail_path, bucket, user_id)
SELECT 'item/' || n || '-' || w || '.webp', 'thumbnail/' || n || '-' || w || '.webp', 'item', id
FROM generate_series(3, :wishes, 3) w, made;

INSERT INTO blog_feeds (url, articles) SELECT 'https://blog.example/' || n || '.xml', '[]' FROM made;

INSERT INTO blog_pictures (source, image_path)
SELECT 'https://blog.example/' || n || '.jpg', 'item/' || n || '-3.webp' FROM made;

INSERT INTO loose_files (path, since)
SELECT 'item/' || n || '-gone.webp', now() - n % 40 * interval '1 minute' FROM made;

INSERT INTO wishes (id, birthregistry_id, category_id, "order", link, brand, title, price_cents, quantity, description,
  img_path, booking_count, created_at)
SELECT ((n * 1000 + w)::numeric * 6364136223846793 % 9007199254740881)::bigint, id, (n - 1) * 4 + 1 + w % 4, w,
  'https://boutique.example/cadeau/' || w, 'Marque ' || w % 7, 'Cadeau ' || w || ' en coton biologique', 990 + w * 250,
  1 + w % 3, CASE WHEN w % 5 = 0 THEN 'En taille 3 mois, dans une couleur douce.' END,
  CASE WHEN w % 3 = 0 THEN 'item/' || n || '-' || w || '.webp' END,
  CASE WHEN w <= :bookings AND w % 30 <> 7 THEN 1 ELSE 0 END, now() - (:wishes - w) * interval '1 day'
FROM generate_series(1, :wishes) w, made;

INSERT INTO booking_requests (id, email, first_name, language, created_at) OVERRIDING SYSTEM VALUE
SELECT (n - 1) * 50 + r, 'giver' || (n * 7 + r) % 300000 || '@example.org', surname, 'fr', now() - r * interval '2 days'
FROM generate_series(1, :bookings / 2) r, made;

INSERT INTO bookings (request_id, birthregistry_id, wish_id, first_name, last_name, email, anonymous, message,
  booking_date, cancelled_at, cancelled_by)
SELECT (n - 1) * 50 + (w + 1) / 2, id, ((n * 1000 + w)::numeric * 6364136223846793 % 9007199254740881)::bigint,
  parent, surname, 'giver' || (n * 7 + (w + 1) / 2) % 300000 || '@example.org', w % 9 = 0,
  CASE WHEN w % 2 = 0 THEN 'Beaucoup de bonheur à vous trois !' END, now() - (w + 1) / 2 * interval '2 days',
  CASE WHEN w % 30 = 7 THEN now() END, CASE WHEN w % 30 = 7 THEN 'giver' END
FROM generate_series(1, :bookings) w, made;

INSERT INTO sessions (id, user_id, version, client_hash, created_at, used_at)
SELECT n * 2 + s, id, 1, sha256(n::text::bytea), now() - n % 120 * interval '1 day', now() - n % 29 * interval '1 day'
FROM generate_series(1, 2) s, made;

INSERT INTO giver_tokens (hash, request_id)
SELECT sha256(((n - 1) * 50 + r)::text::bytea), (n - 1) * 50 + r FROM generate_series(1, :bookings / 2) r, made;

INSERT INTO sent_mails (message_id, kind, recipient_hash, is_unrequested, created_at, sent_at)
SELECT '<booking-summary-' || (n - 1) * 50 + r || '@example.org>', 'booking-summary',
  sha256(((n * 7 + r) % 300000)::text::bytea), false, now() - r * interval '2 days', now() - r * interval '2 days'
FROM generate_series(1, least(:bookings / 2, 15)) r, made;

INSERT INTO idempotency_keys (key_hash, body_hash, request_id)
SELECT sha256(n::text::bytea), sha256(n::text::bytea), (n - 1) * 50 + 1 FROM made;

INSERT INTO known_places (hash, user_id) SELECT sha256(id::text::bytea), id FROM made;

INSERT INTO tokens (hash, user_id, purpose, expires_at)
SELECT sha256(id::text::bytea), id, 'password-reset', now() + interval '1 hour' FROM made;

INSERT INTO email_changes (user_id, old_email, new_email, token_hash, expires_at)
SELECT id, 'old' || n || '@example.org', 'new' || n || '@example.org', sha256(n::text::bytea), now() + interval '1 day' FROM made;

INSERT INTO affiliate_rules (domain, network) SELECT 'boutique' || n || '.example', 'awin' FROM made;

INSERT INTO affiliate_updates (finished_at, is_open, total) SELECT now(), null, 0 FROM made;

INSERT INTO catalogue_feeds (name) SELECT 'boutique-' || n FROM made;

INSERT INTO articles (id, feed_id, item_key, ean, title, brand, price_cents, link, link_key, shop, category)
SELECT n, (SELECT min(id) FROM catalogue_feeds), n, lpad(n::text, 14, '0'), 'Doudou lapin ' || n, 'Marque ' || n % 500,
  500 + n % 9000, 'https://boutique.example/article-' || n, 'https://boutique.example/article-' || n, 'Boutique ' || n % 50,
  (ARRAY['sleep', 'toys', 'meals', 'bath'])[1 + n % 4]
FROM made;

INSERT INTO article_pictures (article_id, image_url, host, next_try_at)
SELECT n, 'https://boutique.example/' || n || '.jpg', 'boutique.example', CASE WHEN n % 3 > 0 THEN now() + n * interval '1 second' END
FROM made;

INSERT INTO article_counts (shop, category, articles)
SELECT shop, category, count(*) FROM articles GROUP BY 1, 2 ON CONFLICT (category, shop) DO UPDATE SET articles = excluded.articles;

INSERT INTO article_words (word, articles)
SELECT DISTINCT term COLLATE "C", 1 FROM articles, unnest(search_terms(search_text)) term ON CONFLICT DO NOTHING;

INSERT INTO article_linkings (is_open) SELECT null FROM made;

INSERT INTO catalogue_imports (feed, state) SELECT 'boutique-' || n, 'done' FROM made;

INSERT INTO suppressed_addresses (recipient_hash) SELECT sha256(('refuses' || n)::bytea) FROM made;

INSERT INTO failed_mails (cause, kind, ids, reason, tries, queued_at)
SELECT 'activation-' || n, 'activation', '{"user": 0}', '550', 9, now() FROM made;

INSERT INTO superuser_acts (user_id, call, about) SELECT id, 'GET /user/{user_id}', jsonb_build_object('user_id', id) FROM made;

INSERT INTO shop_readings (day, shop, was_read) SELECT current_date, 'Boutique ' || n, true FROM made;

INSERT INTO superuser_mails (to_mail, language, subject, text) SELECT 'friend' || n || '@example.org', 'fr', 'Bonjour', 'À bientôt' FROM made;

INSERT INTO contact_messages (name, email, language, message) SELECT 'Jeanne', 'friend' || n || '@example.org', 'fr', 'Bonjour' FROM made;

INSERT INTO shares (birthregistry_id, user_id, to_mail, to_name)
SELECT id, id, 'friend' || n || '@example.org', surname FROM made;

INSERT INTO second_owner_invitations (id, birthregistry_id, email, invited_by, expires_at, closed_at)
OVERRIDING SYSTEM VALUE
SELECT n, id, 'partner' || n || '@example.org', id, now() + interval '14 days', CASE WHEN n % 2 = 0 THEN now() END FROM made;

INSERT INTO second_owner_tokens (hash, invitation_id) SELECT sha256(n::text::bytea), n FROM made;

UPDATE birth_registries SET second_owner_id = others.other FROM (SELECT id, lag(id) OVER (ORDER BY n) AS other FROM made) others
WHERE birth_registries.id = others.id AND others.id % 10 = 0;

SELECT setval(pg_get_serial_sequence(name, 'id'), :to::bigint * 50)
FROM unnest(ARRAY['categories', 'booking_requests', 'second_owner_invitations']) name;
