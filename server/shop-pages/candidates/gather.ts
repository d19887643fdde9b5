import { attribute, type PageDocument } from '../documents/element.ts';
import { briefTexts } from '../documents/text.ts';
import { overlap, squeezed, wordsOf } from '../documents/words.ts';
import type { Evidence } from './evidence.ts';
import type { Facts } from './facts.ts';
import { type Metas, meta, metaFacts, readMetas } from './meta.ts';
import { fitOf, type PageNames, readPageNames } from './page-names.ts';
import { jsonLdItems } from './schema-org/json-ld.ts';
import { microdataItems, rdfaItems } from './schema-org/microdata.ts';
import { type Described, describedProducts } from './schema-org/products.ts';
import { findData } from './shop-data/find-data.ts';
import { productObjects } from './shop-data/product-objects.ts';
import { brandInHeading } from './visible/brand-in-heading.ts';
import { buyButtons, ownButton } from './visible/buying.ts';
import { type Heading, readHeadings } from './visible/headings.ts';

import { type LabelledFacts, readLabelled } from './visible/labelled.ts';
import { visiblePictures } from './visible/pictures.ts';
import { readRegions } from './visible/regions.ts';
import { visiblePrices } from './visible/visible-prices.ts';

/** Everything a page says about its product, source by source. */
export function gather(document: PageDocument, address: URL | null, knownName: string | null): Evidence {
  const metas = readMetas(document);
  const names = readPageNames(document, metas, address);
  const texts = briefTexts(document);
  const headings = readHeadings(document, names, texts);
  const buttons = buyButtons(document, texts);
  const regions = readRegions(document, headings[0]?.element, buttons);
  const jsonLd = describedProducts('json-ld', jsonLdItems(document));
  const microdata = describedProducts('microdata', microdataItems(document));
  const rdfa = describedProducts('rdfa', rdfaItems(document));
  const known = {
    ...names,
    all: [
      ...names.all,
      ...headings
        .filter(isSure)
        .slice(0, 2)
        .map(({ text }) => wordsOf(text)),
    ],
  };
  const structured = [jsonLd, microdata, rdfa].flatMap(({ products }) => ofThisPage(products, known, address));
  const allNames = [...known.all, ...structured.flatMap((facts) => facts.names.slice(0, 1).map(wordsOf))];
  const isOfPage = (name: string) => allNames.some((one) => isSameName(wordsOf(name), one));
  return {
    address,
    base: baseOf(document, metas, address),
    metas,
    facts: [...structured, ...productObjects(findData(document), isOfPage), ...metaFacts(metas)],
    described: together([jsonLd, microdata, rdfa]),
    headings,
    pageTitle: names.title,
    prices: visiblePrices(document, regions, texts, countryOf(address)),
    pictures: visiblePictures(document, regions, headings[0]?.element),
    labelled: withBrands(readLabelled(document, regions, texts), brandInHeading(headings[0])),
    buyButton: ownButton(buttons, regions, headings[0]?.element.index ?? 0),
    buyButtons: buttons.length,
    shopNames: shopNames(address, [
      ...meta(metas, 'og:site_name', 'application-name', 'al:ios:app_name'),
      knownName ?? '',
    ]),
  };
}

function withBrands({ brands, gtins }: LabelledFacts, more: string[]): LabelledFacts {
  return { brands: [...brands, ...more], gtins };
}

/** Pages describe other products too: those the page is not named after are dropped, unless there is nothing else. */
function ofThisPage(products: Facts[], names: PageNames, address: URL | null): Facts[] {
  if (products.length <= 1) return products;
  const fits = products.map(
    (facts) => fitOf(wordsOf(facts.names[0] ?? ''), names) + (isLinked(facts, address) ? 0.5 : 0),
  );
  const best = Math.max(...fits);
  // With many products, one is easily named a little like their category.
  if (best < (products.length > 3 ? 0.75 : 0.5)) return products.length > 3 ? [] : products.slice(0, 1);
  return products.filter((_, at) => (fits[at] ?? 0) >= best - 0.1);
}

function isLinked({ ids }: Facts, address: URL | null): boolean {
  const path = address?.pathname ?? '/';
  return path.length > 1 && ids.some((id) => id.endsWith(path) || id.split(/[?#]/)[0]?.endsWith(path));
}

function isSure({ element, isProduct, fit }: Heading): boolean {
  return (element.name === 'h1' && fit > 0) || (isProduct && fit > 0.5);
}

function isSameName(one: Set<string>, other: Set<string>): boolean {
  if (one.size < 2 && other.size > 2) return false;
  const isMuchShorter = one.size * 3 < other.size;
  return !isMuchShorter && overlap(one, other) >= 0.8;
}

function together(all: Described[]): Described {
  return {
    products: all.flatMap(({ products }) => products),
    listed: Math.max(0, ...all.map(({ listed }) => listed)),
    types: new Set(all.flatMap(({ types }) => [...types])),
  };
}

/**
 * The base for the page's relative addresses: the one it declares, otherwise its own address, otherwise its canonical
 * one.
 */
function baseOf({ elements }: PageDocument, metas: Metas, address: URL | null): URL | null {
  const base = elements.find(({ name }) => name === 'base');
  const canonical = elements.find((element) => element.name === 'link' && attribute(element, 'rel') === 'canonical');
  const own =
    address ?? URL.parse(canonical ? attribute(canonical, 'href') : '') ?? URL.parse(meta(metas, 'og:url')[0] ?? '');
  return (base && URL.parse(attribute(base, 'href'), own?.href)) || own;
}

function countryOf(address: URL | null): string {
  return /\.([a-z]{2})$/.exec(address?.hostname ?? '')?.[1] ?? '';
}

function shopNames(address: URL | null, names: string[]): Set<string> {
  const host = (address?.hostname ?? '').replace(/^www\d?\./, '');
  const labels = host.split('.');
  const main = labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3 ? labels.at(-3) : labels.at(-2);
  return new Set([host, main ?? '', ...names].map(squeezed).filter((name) => name.length > 1));
}
