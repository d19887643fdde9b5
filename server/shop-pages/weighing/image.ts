import type { Evidence } from '../candidates/evidence.ts';
import type { Where } from '../candidates/facts.ts';
import { likeness, wordsOf } from '../documents/words.ts';
import type { Said } from '../reading.ts';
import { type Candidate, inGroups, said } from './weigh.ts';

const WEIGHTS: Record<Where, number> = {
  'json-ld': 5,
  microdata: 4,
  'open-graph': 4.5,
  'shop-data': 3,
  rdfa: 3,
  twitter: 3,
  meta: 2,
  page: 0,
};
const LONGEST_ADDRESS = 5000;
/** Not a picture of a product. */
const NO_PICTURE =
  /(?:^|[/_\-.=])(?:no-?(?:image|photo|img|picture|pic)\w*|image-?not-?\w+|placeholder\w*|default-?(?:image|product)?|blank|pixel|spacer|transparent\w*|1x1|sprites?|favicon\w*|loading|loader|spinner|ajax-loader|captcha|share-?(?:image|default)?|og-?(?:image|default|logo)|social-?(?:share|image)?|icons?|flags?|avatar|rating|stars?|payment\w*|badge\w*|empty|dummy|missing)(?:$|[/_\-.?&\d])/i;
/** Pixels; pictures this small are thumbnails for choosing another. */
const SMALL = 120;
const LARGEST = 4000;
const LOGO = /(?:^|[/_\-.=])logos?\w*(?:$|[/_\-.?&])|[a-z]logo\.(?:png|jpe?g|gif|svg|webp)/i;
const NO_FORMAT = /\.(?:svg|ico|css|js|mp4|webm|m3u8|pdf)(?:$|[?#])/i;

/** The best picture of the product, as an absolute address. */
export function weighImage(evidence: Evidence, title: string): Said<string> | null {
  const candidates = [...told(evidence), ...seen(evidence, title)].flatMap((one): Candidate<string>[] => {
    const address = absolute(one.value, evidence.base);
    return address === null ? [] : [{ ...one, value: address, weight: one.weight - unlikeliness(address) }];
  });
  const [best] = inGroups(candidates, pictureOf);
  if (!best || best.weight <= 0) return null;
  return said(
    best.all.reduce((largest, one) => (sizeOf(one.value) > sizeOf(largest.value) ? one : largest), best.best),
  );
}

function told({ facts }: Evidence): Candidate<string>[] {
  return facts.flatMap(({ images, where }) =>
    images.slice(0, 12).map((value, at) => ({ value, where, weight: WEIGHTS[where] - Math.min(at, 4) * 0.7 })),
  );
}

function seen({ pictures }: Evidence, title: string): Candidate<string>[] {
  const words = wordsOf(title);
  return pictures.slice(0, 40).map(({ address, alt, weight }) => {
    const named = alt === '' ? 0 : 2 * likeness(wordsOf(alt), words);
    const size = sizeOf(address);
    const small = size > 0 && size <= SMALL ? 2 : 0;
    return { value: address, where: 'page', weight: weight * 0.5 + named - small };
  });
}

function unlikeliness(address: string): number {
  const { pathname } = new URL(address);
  if (NO_FORMAT.test(pathname)) return 20;
  const name = pathname.slice(pathname.lastIndexOf('/'));
  return (
    (NO_PICTURE.test(name) ? 8 : 0) + (LOGO.test(name) || /\/(?:logos?|\w*brands?|marques?)\//i.test(pathname) ? 6 : 0)
  );
}

function absolute(written: string, base: URL | null): string | null {
  const text = written.trim().replaceAll('&amp;', '&');
  if (text === '' || text.length > LONGEST_ADDRESS || /[<>"]/.test(text)) return null;
  const address = URL.parse(text.startsWith('//') && !base ? `https:${text}` : text, base?.href);
  const isFit =
    address && /^https?:$/.test(address.protocol) && address.username === '' && address.hostname.includes('.');
  return isFit ? address.href : null;
}

const SIZES =
  /(?:_|-)?(?:\d{2,4}x(?:N|\d{0,4})|x\d{2,4}|fullxfull)|[._](?:_?[A-Z]{2}_?[A-Z]*_?[A-Z]*\d{2,4}_?)(?=[._,])|\bs-l\d{2,4}|_(?:grande|large|medium|small|compact|master|thumb|pico|icon|original|full)(?=\.)/g;

/** Identifies a picture across its sizes: its name without them. */
function pictureOf(address: string): string {
  const url = new URL(address);
  const name =
    url.pathname
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? '';
  const stem = name.replace(SIZES, '').replace(/\.(?:jpe?g|png|webp|avif|gif)$/i, '');
  if (stem.length > 5 && !/^(?:image|main|default|original|large|full|orig)\d?$/i.test(stem)) return stem;
  return `${url.host}${url.pathname.slice(0, url.pathname.length - name.length)}${stem}`;
}

/** A picture's size according to its address; 0 if that says nothing. */
function sizeOf(address: string): number {
  const found = [
    ...address.matchAll(
      /(?:[?&](?:w|wid|width|sw|size|imwidth)=|\bs-l|_SL|_SX|_SY|_UL|_AC_SL|[/_-](?=\d+x\d)|\bw_|\/w\/|-w)(\d{2,4})(?!\d)/g,
    ),
  ];
  if (/[_-]fullxfull\./.test(address)) return LARGEST;
  const sizes = found.map((match) => Number(match[1])).filter((size) => size >= 40 && size <= LARGEST);
  return sizes.length === 0 ? 0 : Math.max(...sizes);
}
