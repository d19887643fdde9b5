import { expect } from 'vitest';
import { type FeedArticle, readArticle } from '../catalogue/feeds/articles/read-article.ts';
import type { FeedRefusal } from '../catalogue/feeds/item.ts';
import { readFeed } from '../catalogue/feeds/read-feed.ts';

/** A whole feed's articles, and what is none. */
export async function readAll(
  bytes: AsyncIterable<Buffer>,
): Promise<{ articles: FeedArticle[]; refused: FeedRefusal[] }> {
  const articles: FeedArticle[] = [];
  const refused: FeedRefusal[] = [];
  for await (const part of readFeed(bytes)) {
    refused.push(...part.refused);
    for (const item of part.items) {
      const article = readArticle(item);
      if (typeof article === 'string') refused.push({ line: item.line, reason: article });
      else articles.push(article);
    }
  }
  return { articles, refused };
}

/** In chunks of any size, as they come from a disk or the network. */
export async function* inParts(bytes: Uint8Array, size = 7): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size));
}

export const CSV = `id;Title;Link;Image link;Price;Sale price;Brand;GTIN;product_type
1;Doudou crème;https://boutique.example/doudou?utm_source=x;https://boutique.example/d.jpg;24,90 EUR;19,90 EUR;Moulin Bleu;3380743047898;Sommeil > Doudous
2;"Hochet; ""en bois""
et en corde";https://boutique.example/hochet;;12 USD;;;1234567890123;Jouets
3;;https://boutique.example/rien;;1 EUR;;;;
4;Sans lien;;;1 EUR;;;;
5;Mauvais lien;javascript:alert(1);;1 EUR;;;;
6;Trop;de;colonnes;ici;;;;;
7;Biberon;https://boutique.example/biberon;;9,5;;;;
`;

/** The first of them, as the catalogue has it. */
export const DOUDOU = {
  line: 2,
  itemKey: expect.stringMatching(/^1 [\w-]{11}$/),
  ean: '03380743047898',
  title: 'Doudou crème',
  brand: 'Moulin Bleu',
  description: null,
  priceCents: 1990,
  link: 'https://boutique.example/doudou',
  linkKey: 'https://boutique.example/doudou',
  imageUrl: 'https://boutique.example/d.jpg',
  shop: 'boutique.example',
  category: 'sleep',
  shopCategory: 'Sommeil > Doudous',
};
