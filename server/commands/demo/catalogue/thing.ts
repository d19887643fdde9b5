import type { ArticleCategory } from '#contract/shops/articles.ts';
import type { Drawing } from '../drawings/draw.ts';

/** What the invented shops sell; each thing comes in some colours. */
export interface Shelf {
  /** The category the import should choose. */
  category: ArticleCategory;
  /** The shop's own category. */
  shopCategory: string;
  /** Name, drawing, brand, price in euros, description. */
  things: [string, Drawing, string, number, string][];
}
