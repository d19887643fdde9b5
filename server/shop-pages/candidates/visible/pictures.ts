import { LARGE } from '../../documents/attributes.ts';
import { attribute, type Element, type PageDocument } from '../../documents/element.ts';
import { ofLabels } from '../../documents/labels.ts';
import type { Region } from './regions.ts';

export interface VisiblePicture {
  address: string;
  alt: string;
  /** The signs that it is the product's main picture. */
  weight: number;
}

const SOURCES = ['data-original', 'data-lazy-src', 'data-lazy', 'data-src', 'src'] as const;
const MAIN =
  /(?:^|[\s_-])(?:main-?image|landingimage|imgtagwrapperid|product-?(?:image|img|photo|picture|gallery|media|cover)\w*|gallery\w*|image-?(?:main|zoom|gallery)|zoom\w*|primary-?image|hero-?image|js-qv-product-cover|wp-post-image|fotorama\w*|packshot|mainimage|img-main|featured-image|swiper-slide-active)(?:$|[\s_-])/;
const isMainName = ofLabels((labels) => MAIN.test(labels));
const MOST = 300;
const IMAGES = new Set(['img', 'amp-img']);

/** The pictures outside menus and other products, which may be the product's. */
export function visiblePictures(
  document: PageDocument,
  regions: Region[],
  firstHeading: Element | undefined,
): VisiblePicture[] {
  const pictures: VisiblePicture[] = [];
  for (const element of document.elements) {
    if (pictures.length >= MOST) break;
    const region = regions[element.index];
    if (!(IMAGES.has(element.name) && region) || region.isAside) continue;
    const address = largest(element);
    if (address === '') continue;
    const distance = firstHeading ? Math.abs(element.index - firstHeading.index) : 1000;
    pictures.push({ address, alt: attribute(element, 'alt'), weight: weigh(element, region, distance) });
  }
  return firstOfAlike(pictures).sort((one, other) => other.weight - one.weight);
}

/** Pictures with the same name form one gallery: its first is the main one, however close the others are. */
function firstOfAlike(pictures: VisiblePicture[]): VisiblePicture[] {
  const most = new Map<string, number>();
  for (const { alt, weight } of pictures) most.set(alt, Math.max(weight, most.get(alt) ?? Number.NEGATIVE_INFINITY));
  return pictures.map((one) => (one.alt === '' ? one : { ...one, weight: most.get(one.alt) ?? one.weight }));
}

function weigh(element: Element, region: Region, distance: number): number {
  const around = [element, element.parent, element.parent?.parent];
  const isMain = around.some((one) => one && isMainName(one)) || attribute(element, 'itemprop') === 'image';
  const [width, height] = [Number(attribute(element, 'width')) || 0, Number(attribute(element, 'height')) || 0];
  const isSmall = (width > 0 && width < 100) || (height > 0 && height < 100);
  return (
    (isMain ? 4 : 0) + (region.isProduct ? 2 : 0) - (isSmall ? 4 : 0) - (region.isHidden ? 2 : 0) + nearness(distance)
  );
}

function nearness(distance: number): number {
  return Math.max(0, 3 - distance / 150);
}

/** The address of the largest version that an element names. */
function largest(element: Element): string {
  const dynamic = largestOfDynamic(attribute(element, 'data-a-dynamic-image'));
  const hires = attribute(element, 'data-old-hires');
  if (hires !== '') return hires;
  if (dynamic !== '') return dynamic;
  const fromSet = setOf(element);
  const zoomed = element.attributes.valuesOf(LARGE).find((value) => /[/.]/.test(value) && isPicture(value));
  const sources = element.parent?.name === 'picture' ? element.parent.children : [];
  const fromSource = sources.map((source) => (typeof source === 'string' ? '' : setOf(source))).find(isPicture);
  return zoomed ?? fromSource ?? (fromSet || (SOURCES.map((name) => attribute(element, name)).find(isPicture) ?? ''));
}

function setOf(element: Element): string {
  return largestOf(attribute(element, 'srcset') || attribute(element, 'data-srcset'));
}

function isPicture(address: string): boolean {
  return address !== '' && !address.startsWith('data:') && !address.startsWith('{') && address.length < 3000;
}

/** The largest in a srcset, by widths or else by densities. Addresses may contain commas. */
function largestOf(srcset: string): string {
  let best = '';
  let most = -1;
  for (const part of srcset.slice(0, 20_000).split(/,\s+|,(?=https?:|\/)/)) {
    const [address = '', descriptor = '1x'] = part.trim().split(/\s+/);
    const size = Number.parseFloat(descriptor);
    if (isPicture(address) && size > most) [best, most] = [address, size];
  }
  return best;
}

/** {"https://…": [width, height], …} */
function largestOfDynamic(text: string): string {
  if (!text.startsWith('{') || text.length > 20_000) return '';
  try {
    const sizes = Object.entries(JSON.parse(text) as Record<string, unknown>);
    const [best] = sizes.sort(([, one], [, other]) => areaOf(other) - areaOf(one));
    return best?.[0] ?? '';
  } catch {
    return '';
  }
}

function areaOf(size: unknown): number {
  return Array.isArray(size) ? Number(size[0]) * Number(size[1]) || 0 : 0;
}
