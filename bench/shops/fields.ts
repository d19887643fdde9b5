import type { Reading } from '../../server/shop-pages/reading.ts';

export interface Verdict {
  field: string;
  isRight: boolean;
  about: string;
  got: unknown;
  wanted: unknown;
}

export interface LabelledPage {
  file: string;
  kind: 'product' | 'not_product';
  url: string | null;
  headers?: Record<string, string>;
  title: string | null;
  title_alt?: string[];
  price: number | null;
  currency: string | null;
  price_alt?: number[];
  price_alt_eur?: number;
  price_trap?: number[];
  brand: string | null;
  brand_alt?: string[];
  brand_null_ok?: boolean;
  image_any?: string[];
  gtin: string | null;
  gtin_alt?: string[];
  skip?: string[];
}

type Verdicts = Omit<Verdict, 'about'>[];

/** Which fields of a page were read as labelled. */
export function scorePage(page: LabelledPage, reading: Reading): Verdicts {
  if (page.kind === 'not_product') {
    const { refused, title, price } = reading;
    return [
      { field: 'no gift made of it', isRight: refused !== null, got: [title?.value, price?.value], wanted: 'refused' },
    ];
  }
  const all = [
    titleOf(page, reading),
    priceOf(page, reading),
    ...foreignOf(page, reading),
    imageOf(page, reading),
    brandOf(page, reading),
    gtinOf(page, reading),
  ];
  return all.filter(({ field }) => !(page.skip?.includes(field) || (field === 'image' && !page.image_any?.length)));
}

function titleOf({ title, title_alt = [] }: LabelledPage, { title: read }: Reading) {
  const right = [title, ...title_alt].filter((one) => one !== null);
  return {
    field: 'title',
    isRight: right.some((one) => isLike(read?.value ?? '', one)),
    got: read?.value,
    wanted: title,
  };
}

/** One contains the other, or 60 % of the words. */
function isLike(read: string, wanted: string): boolean {
  const [one, other] = [read.toLowerCase(), wanted.toLowerCase()];
  if (one === '') return false;
  if (one.includes(other)) return true;
  const words = new Set(one.match(/[\p{L}\p{N}]+/gu));
  const wantedWords = [...new Set(other.match(/[\p{L}\p{N}]+/gu))];
  return wantedWords.filter((word) => words.has(word)).length >= 0.6 * wantedWords.length;
}

function euros({ price, currency }: Reading): number | null {
  return price !== null && currency === 'EUR' ? price.value / 100 : null;
}

/** Exact to the cent where the page asks for euros, and empty where it does not. */
function priceOf(page: LabelledPage, reading: Reading) {
  const got = euros(reading);
  const right = page.currency === 'EUR' ? [page.price, ...(page.price_alt ?? [])] : [null, page.price_alt_eur];
  return {
    field: 'price',
    isRight: right.includes(got),
    got: `${got} ${reading.currency}`,
    wanted: `${page.price} ${page.currency}`,
  };
}

function foreignOf(page: LabelledPage, reading: Reading) {
  const got = euros(reading);
  const isTrap =
    got !== null && (page.price_trap?.includes(got) || (page.currency !== 'EUR' && got !== page.price_alt_eur));
  return [{ field: 'no trap as euros', isRight: !isTrap, got, wanted: `${page.price} ${page.currency}` }];
}

function imageOf({ image_any = [] }: LabelledPage, { image }: Reading) {
  const isRight = image_any.some((part) => image?.value.includes(part));
  return { field: 'image', isRight, got: image?.value, wanted: image_any };
}

function brandOf({ brand, brand_alt = [], brand_null_ok: isFree }: LabelledPage, { brand: read }: Reading) {
  const names = [brand, ...brand_alt].filter((one) => one !== null).map(letters);
  const got = letters(read?.value ?? '');
  const isNone = got === '' && (brand === null || isFree === true);
  const isRight = isNone || (got !== '' && names.some((name) => name.includes(got) || got.includes(name)));
  return { field: 'brand', isRight, got: read?.value, wanted: [brand, ...brand_alt] };
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function gtinOf({ gtin, gtin_alt = [] }: LabelledPage, { gtin: read }: Reading) {
  const wanted = [gtin, ...gtin_alt].map(bare);
  return {
    field: 'gtin',
    isRight: gtin_alt.includes('*') || wanted.includes(bare(read?.value ?? null)),
    got: read?.value,
    wanted: gtin,
  };
}

function bare(gtin: string | null): string {
  return (gtin ?? '').replace(/^0+/, '');
}
