import { attribute, type Element, type PageDocument } from '../../documents/element.ts';
import { ofLabels } from '../../documents/labels.ts';
import { type BriefTexts, textOf, withoutExtraSpaces } from '../../documents/text.ts';
import { readGtin } from '../gtins.ts';
import type { Region } from './regions.ts';

export interface LabelledFacts {
  brands: string[];
  gtins: string[];
}

const BRAND =
  /^(?:marque|la marque|nom de (?:la )?marque|brand|brand name|manufacturer|fabricant|marke|hersteller|merk|marca|marchio|fabricante|produttore|značka|zīmols|gyártó|marka|producent|бренд|fabrikant)\s?:?$/iu;
const GTIN =
  /^(?:(?:code|numéro|référence|nummer|número|codice)?[\s-]*(?:ean|gtin|upc|isbn)(?:[\s-]?(?:8|10|12|13|14))?(?:[\s-]*(?:code|nummer|number|nr\.?))?|code[\s-]barres?|gencod(?:e)?|barcode|strichcode|streepjescode|código de barras|codice a barre)(?:\s?\(.{0,30}\))?\s?:?$/iu;
const GTIN_IN_LINE =
  /\b(?:EAN|GTIN|ISBN|UPC|Gencode?)(?:[-\s]?(?:8|12|13|14))?\s?(?:code|nummer|number)?\s?(?:\(.{0,20}\))?\s?[:#\s]\s?((?:\d[\s-]?){7,13}\d)(?![\d])/iu;
const BRAND_IN_LINE =
  /^(?:marque|brand|marke|hersteller|merk|marca|fabricant|manufacturer|fabrikant|značka|zīmols|бренд)\s?:\s?(.{1,60})$/iu;
const BRAND_LABELS =
  /(?<!navbar)(?:^|[\s_-])(?:brand|brand-?name|brandname|product-?brand|product-?vendor|vendor|manufacturer-?name|product-?manufacturer|marque|pdp-brand|product__vendor|hersteller|marca)(?:$|[\s_-])/;
const isBrand = ofLabels((labels) => BRAND_LABELS.test(labels));
const MOST = 100;
const BRAND_PAGE =
  /\/(?:brands?|marques?|marken|merk(?:en)?|hersteller|manufacturers?|marcas?|fabricants?|vendors?)[/=-][\w%.+-]+/i;
const BYLINE =
  /^(?:visit the (.{1,60}) store|brand: (.{1,60})|marque\s?: (.{1,60})|visiter la boutique (.{1,60})|besuche den (.{1,60})-store|marke: (.{1,60})|visita lo store di (.{1,60})|visita la tienda de (.{1,60}))$/iu;

/** What the page says beside a label: in tables, definition lists, lines like "EAN: …". */
export function readLabelled(document: PageDocument, regions: Region[], texts: BriefTexts): LabelledFacts {
  const facts: LabelledFacts = { brands: [], gtins: [] };
  const named: string[] = [];
  for (const element of document.elements) {
    if (facts.brands.length + facts.gtins.length + named.length > MOST) break;
    if (regions[element.index]?.isAside) continue;
    const text = withoutExtraSpaces(texts[element.index] ?? '');
    const isNamed = isBrand(element) || isBrandLink(element);
    if (text.length > 120 || (text.length < 2 && !isNamed)) continue;
    readLine(element, text, facts);
    if (isNamed || attribute(element, 'itemprop') === 'brand') named.push(nameIn(element, text));
  }
  facts.brands.push(...named.filter((name) => name.length > 1 && name.length <= 60));
  return facts;
}

/** Shops have a page for each brand. */
function isBrandLink(element: Element): boolean {
  return element.name === 'a' && BRAND_PAGE.test(attribute(element, 'href'));
}

function readLine(element: Element, text: string, facts: LabelledFacts): void {
  if (text.length <= 40 && BRAND.test(text)) facts.brands.push(nameIn(element, '') || valueBeside(element));
  if (text.length <= 40 && GTIN.test(text))
    facts.gtins.push(...[readGtin(valueBeside(element))].filter((one) => one !== null));
  const gtin = GTIN_IN_LINE.exec(text)?.[1];
  const valid = gtin === undefined ? null : readGtin(gtin);
  if (valid) facts.gtins.push(valid);
  const byline = BYLINE.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  const inLine = byline ?? BRAND_IN_LINE.exec(text)?.[1];
  if (inLine) facts.brands.unshift(inLine);
}

/** The next element, or the one after the cell containing the label. */
function valueBeside(label: Element): string {
  let inner = label;
  for (let height = 0; height < 3 && inner.parent; height += 1) {
    const siblings = inner.parent.children;
    const behind = siblings
      .slice(siblings.indexOf(inner) + 1)
      .find((one) => (typeof one === 'string' ? /\w/.test(one) : true));
    const text =
      behind === undefined ? '' : withoutExtraSpaces(typeof behind === 'string' ? behind : textOf(behind, 80));
    if (text !== '') return text.replace(/^[:\s]+/, '').slice(0, 60);
    if (siblings.length > 1 && behind === undefined && inner.name === 'td') return '';
    inner = inner.parent;
  }
  return '';
}

/** A brand may be a picture with alt text, possibly inside a link. */
function nameIn(element: Element, text: string): string {
  if (text === '')
    return (
      [element, ...below(element)]
        .flatMap(below)
        .map(nameOfPicture)
        .find((name) => name !== '') ?? ''
    );
  return text.replace(/^(?:marque|brand|marke|by|von|par|merk|marca)\s?:?\s+/iu, '');
}

function below({ children }: Element): Element[] {
  return children.filter((child) => typeof child !== 'string');
}

function nameOfPicture(element: Element): string {
  return element.name === 'img' ? attribute(element, 'alt') : '';
}
