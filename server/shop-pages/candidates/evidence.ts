import type { Facts } from '../candidates/facts.ts';
import type { Metas } from '../candidates/meta.ts';
import type { Described } from '../candidates/schema-org/products.ts';
import type { Heading } from '../candidates/visible/headings.ts';
import type { LabelledFacts } from '../candidates/visible/labelled.ts';
import type { VisiblePicture } from '../candidates/visible/pictures.ts';
import type { VisiblePrice } from '../candidates/visible/visible-prices.ts';
import type { Element } from '../documents/element.ts';

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
