import type { Element } from '../documents/element.ts';
import type { Facts } from './facts.ts';
import type { Metas } from './meta.ts';
import type { Described } from './schema-org/products.ts';
import type { Heading } from './visible/headings.ts';
import type { LabelledFacts } from './visible/labelled.ts';
import type { VisiblePicture } from './visible/pictures.ts';
import type { VisiblePrice } from './visible/visible-prices.ts';

/** Everything a page says, before it is weighed. */
export interface Evidence {
  address: URL | null;
  /** What the page's relative addresses refer to. */
  base: URL | null;
  metas: Metas;
  /** What the sources say about the page's product. */
  facts: Facts[];
  described: Described;
  headings: Heading[];
  pageTitle: string;
  prices: VisiblePrice[];
  pictures: VisiblePicture[];
  labelled: LabelledFacts;
  buyButton: Element | undefined;
  buyButtons: number;
  /** The names the shop may use for itself, letters and digits only. */
  shopNames: Set<string>;
}
