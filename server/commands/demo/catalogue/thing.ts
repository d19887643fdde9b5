import type { ArticleCategory } from '#contract/articles.ts';
import type { Drawing } from '../drawings/draw.ts';

/** What invented shops sell; each thing comes in some colours. */
export interface Shelf {
  /** Where the import sorts it. */
  category: ArticleCategory;
  /** As the shops sort it. */
  shopCategory: string;
  /** Name, drawing, brand, price in euros, description. */
  things: [string, Drawing, string, number, string][];
}
