-- An article is known by its id and its page (read-article.ts), no longer by its id alone.
UPDATE "articles" SET "item_key" = "item_key" || ' ' || left(translate(encode(sha256(convert_to(split_part("link_key", '?', 1), 'UTF8')), 'base64'), '+/', '-_'), 11);
