import type { Facts } from '../candidates/facts.ts';
import type { Metas } from '../candidates/meta.ts';
import type { Described } from '../candidates/schema-org/products.ts';
import type { Heading } from '../candidates/visible/headings.ts';
import type { LabelledFacts } from '../candidates/visible/labelled.ts';
import type { VisiblePicture } from '../candidates/visible/pictures.ts';
import type { VisiblePrice } from '../candidates/visible/visible-prices.ts';
import type { Element } from '../documents/element.ts';

/** All that a page says, before it is weighed. */
export interface Evidence {
  address: URL | null;
  /** To which relative addresses of the page refer. */
  base: URL | null;
  metas: Metas;
  /** What the sources say about the product of the page. */
  facts: Facts[];
  described: Described;
  headings: Heading[];
  pageTitle: string;
  prices: VisiblePrice[];
  pictures: VisiblePicture[];
  labelled: LabelledFacts;
  buyButton: Element | undefined;
  buyButtons: number;
  /** How the shop may call itself, squeezed. */
  shopNames: Set<string>;
}
