import { and, inArray, isNull } from 'drizzle-orm';
import Papa from 'papaparse';
import { countArticles, importFeed } from '../../../catalogue/imports/import-feed.ts';
import type { Context } from '../../../context.ts';
import type { DatabaseConnection } from '../../../database/client.ts';
import { articles } from '../../../database/schema/catalogue.ts';
import { storePicture } from '../../../pictures/keep-pictures.ts';
import { paintedSvg } from '../drawings/paints.ts';
import { renderDrawing } from '../drawings/render.ts';
import { type DemoArticle, demoArticles } from './articles.ts';

/** The name of its imports. */
const FEED = 'demo';
const AT_ONCE = 4;

/**
 * Imports the demo's articles like any feed, and gives each its drawing. Running it again changes nothing.
 * @returns how many articles there are
 */
export async function fillCatalogue(context: Context, connection: DatabaseConnection): Promise<number> {
  const all = demoArticles();
  await importFeed(connection, { name: FEED, bytes: feedOf(all) });
  await countArticles(connection.patient);
  const alike = Array.from(Map.groupBy(all, ({ drawing, paint }) => `${drawing} ${paint.name}`).values());
  while (alike.length > 0) await Promise.all(alike.splice(0, AT_ONCE).map((some) => giveDrawing(context, some)));
  return all.length;
}

async function* feedOf(all: DemoArticle[]): AsyncGenerator<Buffer> {
  const rows = all.map(({ title, brand, description, price, ean, shop, shopCategory, link, image }) => ({
    ...{ id: link, title, brand, description, shop, category: shopCategory, link, ean, image_link: image },
    price: `${price.toFixed(2)} EUR`,
  }));
  yield Buffer.from(Papa.unparse(rows));
}

/** Articles that look alike share a picture. */
async function giveDrawing(context: Context, alike: DemoArticle[]): Promise<void> {
  const { database } = context;
  const images = alike.map(({ image }) => image);
  const isBare = and(inArray(articles.imageUrl, images), isNull(articles.imagePath));
  const [first] = alike;
  if (!first || (await database.$count(articles, isBare)) === 0) return;
  const picture = await renderDrawing(paintedSvg(first.drawing, first.paint));
  const { imagePath } = await storePicture(context, picture, { bucket: 'item', userId: null });
  await database.update(articles).set({ imagePath }).where(isBare);
}
