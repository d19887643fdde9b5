-- Registries of six gifts for "other lists", with consecutive ids so that a load generator need not know them: gift n
-- is on registry n mod :registries.
INSERT INTO users (id, email, first_name, last_name, password_hash, language, activated_at)
SELECT n, 'parent' || n || '@example.org', 'Camille', 'Martin', 'none', 'fr', now() FROM generate_series(1, :registries + :large) n;

INSERT INTO birth_registries (id, user_id, title, address_owner, address_first_line, address_city, address_zip_code, address_country, event_date)
SELECT id, id, 'Liste de naissance ' || id, 'Camille Martin', '12 rue des Lilas', 'Nantes', '44000', 'FR', now() + interval '3 months'
FROM users;

INSERT INTO short_links (birthregistry_id, name) SELECT id, 'liste-' || id FROM users;

INSERT INTO short_link_names (name, birthregistry_id, short_link_id) SELECT name, birthregistry_id, id FROM short_links;

INSERT INTO categories (birthregistry_id, label, "order") SELECT id, 'Chambre', 0 FROM users;

INSERT INTO wishes (id, birthregistry_id, category_id, "order", title, price_cents)
SELECT n, categories.birthregistry_id, categories.id, n, 'Cadeau ' || n, 2500
FROM generate_series(1, :registries * 6) n JOIN categories ON categories.birthregistry_id = 1 + n % :registries;

-- Then the large registries: 500 gifts of 20 copies each.
INSERT INTO wishes (id, birthregistry_id, category_id, "order", title, price_cents, quantity)
SELECT :registries * 6 + n, categories.birthregistry_id, categories.id, n, 'Cadeau ' || n, 2500, 20
FROM generate_series(1, :large * 500) n JOIN categories ON categories.birthregistry_id = :registries + 1 + (n - 1) / 500;

-- And last week's bookings: plans for empty tables would differ from those of a service in use.
INSERT INTO wishes (id, birthregistry_id, category_id, "order", title, price_cents)
SELECT 1000000 + id, birthregistry_id, id, 9, 'Cadeau', 2500 FROM categories;

INSERT INTO booking_requests (email, first_name, language, created_at)
SELECT 'giver' || n || '@example.org', 'Jeanne', 'fr', now() - interval '7 days' FROM generate_series(1, :registries) n;

INSERT INTO giver_tokens (hash, request_id, created_at) SELECT sha256(id::text::bytea), id, created_at FROM booking_requests;

INSERT INTO idempotency_keys (key_hash, body_hash, request_id, created_at)
SELECT sha256(id::text::bytea), sha256(id::text::bytea), id, created_at FROM booking_requests;

INSERT INTO bookings (request_id, birthregistry_id, wish_id, first_name, last_name, email, anonymous, booking_date)
SELECT requests.id, wishes.birthregistry_id, wishes.id, 'Jeanne', 'Dupont', requests.email, false, requests.created_at
FROM booking_requests requests JOIN wishes ON wishes.birthregistry_id = requests.id AND wishes.id > 1000000;

VACUUM ANALYZE
