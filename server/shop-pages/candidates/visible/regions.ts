import { ancestors, attribute, type Element, type PageDocument } from '../../documents/element.ts';
import { ofLabels } from '../../documents/labels.ts';

/** What an element is part of, judging by names. Each applies to everything inside. */
export interface Region {
  /** Other products, menus, footers, baskets: not about the page's product. */
  isAside: boolean;
  isHidden: boolean;
  /** Judging by a class name. */
  isNamedOld: boolean;
  /** Certain: by a tag or a style. */
  isCrossed: boolean;
  /** Delivery, instalments, unit prices, savings, vouchers… */
  isOtherSum: boolean;
  /** Inside something named like the product's own part. */
  isProduct: boolean;
  isOption: boolean;
}

const NOWHERE: Region = {
  isAside: false,
  isHidden: false,
  isNamedOld: false,
  isCrossed: false,
  isOtherSum: false,
  isProduct: false,
  isOption: false,
};

const ASIDE_TAGS = new Set(['nav', 'footer', 'aside', 'header']);
const ASIDE =
  /(?:^|[\s_-])(?:related|recommend\w*|reco|recos|similar\w*|suggest\w*|cross-?sell\w*|up-?sell\w*|carousel-?products?|also|alsobought|viewed|recently\w*|last-?seen|history|complement\w*|accessor\w*|bundle\w*|frequently|together|footer|mini-?cart|cart-?(?:drawer|popup|modal|summary|preview)|minibasket|basket|sponsor\w*|advert\w*|newsletter|breadcrumb\w*|menu|megamenu|navigation|nav|navbar|topbar|product-?(?:list|grid|tile|tiles|card|cards|carousel|slider|miniature|items)|products-?(?:list|grid|carousel)|listing-?item|best-?sellers?|\w*(?:other|more)-?(?:sellers?|offers?|products)\w*|marketplace-?offers|similarities|reviews?|comments?|faq|wishlist|compare|popup|cookie\w*|consent|upsells|lookbook|shop-?the-?look|zubehoer|zubehör|aehnlich\w*|empfehlung\w*|cross|teaser\w*|facets?|filters?)(?:$|[\s_-])/;
/** Pictures of the product itself have such names, too: other products are links. */
const isGalleryName = ofLabels((labels) => /product-?(?:carousel|slider)/.test(labels));
const CROSSED_TAGS = new Set(['del', 's', 'strike']);
const CROSSED =
  /(?<!with)(?<!has)(?:^|[\s_-])(?:old|was|\w{0,12}strik(?:e|ed|ing|ethrough|eout)|crossed|barre|barred|barré|before|previous|prev|ancien\w*|original|compare|compare-?at|list-?price|listprice|regular-?(?:price--crossed)|rrp|msrp|uvp|pvp|pvpr|pvr|retail|basis-?price|statt|streich\w*|line-?through|linethrough|price-?(?:old|was|list|standard|rrp|original|before|crossed|strike\w*|basis)|(?:old|was|list|standard|rrp|strike|crossed|original|initial|previous|full|suggested|normal)-?price|a-text-price|a-text-strike|rayé|discounted-from|from-price-crossed|u-strike)(?:$|[\s_-])/;
const OTHER_SUM =
  /(?:^|[\s_-])(?:shipping|delivery|livraison|versand\w*|lieferung|instal\w*|installment\w*|klarna|alma|oney|paypal|scalapay|clearpay|afterpay|affirm|finance\w*|financing|monthly|mensualit\w*|leasing|ratenzahlung|saving\w*|save|economy|economie|you-?save|discount-?(?:amount|percentage|badge|value)|reduction|remise|unit-?price|price-?per\w*|per-?unit|base-?price|grundpreis|pangv|unitprice|price-?unit|eco-?part\w*|ecotax\w*|(?:without|excl|excluding|exclusive|hors)-?(?:of-?)?(?:vat|tax|tva|mwst)|price-?ht|ht|deposit|consigne|pfand|points|loyalty|fidelit\w*|bonus|cashback|voucher|\w*-?(?:with-)?coupon|\w*-?promo-?code\w*|gift-?card|warranty|garantie|insurance|assurance|protection|trade-?in|threshold|free-?shipping|tier-?price\w*|staffel\w*|subscri\w*|abo|used-?(?:price|accordion\w*|offers?)|occasion|pre-?owned|refurb\w*|quantity-?discount|donation|tooltip|min-?price-?30|lowest-?price-?(?:30|info|history|days?)\w*|omnibus)(?:$|[\s_-])/;
const PRODUCT =
  /(?:^|[\s_-])(?:product-?(?:detail\w*|main|info\w*|page|view|essential|summary|form|shop|single|single__\w+|content|header|top|buybox|price|prices|meta|offer|right|left|wrapper|container|configurator)|pdp\w*|buy-?box|buybox|add-?to-?cart|addtocart|offer-?(?:main|details?)|single-product|productdetail\w*|detail-?(?:main|info|view|page)|article-?detail\w*|item-?(?:detail\w*|main|info)|main-?product|fiche-?produit|produit-?(?:detail|infos?)|centercol|rightcol|apex_\w*|desktop_buybox|ppd|purchase\w*|summary|entry-summary)(?:$|[\s_-])/;

const NO_NAMES: Names = { isAside: false, isNamedOld: false, isOtherSum: false, isProduct: false };
const WHOLE = new Set(['html', 'body', 'main']);
const OPTIONS = new Set(['select', 'option', 'datalist']);

interface Names {
  isAside: boolean;
  isNamedOld: boolean;
  isOtherSum: boolean;
  isProduct: boolean;
}

/**
 * For every element of a page, by its index.
 * @param heading the product's: whatever contains it is not about something else, whatever its name
 * @param buttons buy buttons: a column containing one is not a sidebar
 */
export function readRegions(document: PageDocument, heading: Element | undefined, buttons: Element[]): Region[] {
  const around = new Set(heading ? [heading, ...ancestors(heading)] : []);
  for (const button of buttons) for (const above of ancestors(button)) if (above.name === 'aside') around.add(above);
  const links = countLinks(document);
  const regions: Region[] = [];
  for (const element of document.elements) {
    const above = element.parent ? (regions[element.parent.index] ?? NOWHERE) : NOWHERE;
    const isOwn = around.has(element) || isGallery(element, links);
    regions.push(regionOf(element, above, isOwn));
  }
  return regions;
}

/** How many links to pages precede each element. */
function countLinks({ elements }: PageDocument): Uint32Array {
  const counts = new Uint32Array(elements.length + 1);
  for (const element of elements) counts[element.index + 1] = (counts[element.index] ?? 0) + (isLink(element) ? 1 : 0);
  return counts;
}

function isLink(element: Element): boolean {
  const href = element.name === 'a' ? attribute(element, 'href') : '';
  return href !== '' && !href.startsWith('#') && !/\.(?:jpe?g|png|webp|avif|gif)(?:$|\?)/i.test(href);
}

function isGallery(element: Element, links: Uint32Array): boolean {
  return isGalleryName(element) && links[element.end] === links[element.index];
}

function regionOf(element: Element, above: Region, isAround: boolean): Region {
  if (element.attributes.isEmpty && !CROSSED_TAGS.has(element.name) && !ASIDE_TAGS.has(element.name)) return above;
  // The body's class names list everything the page may contain.
  const names = WHOLE.has(element.name) ? NO_NAMES : namesOf(element);
  const style = attribute(element, 'style');
  const own: Region = {
    isAside: above.isAside || (!isAround && (names.isAside || ASIDE_TAGS.has(element.name))),
    isHidden: above.isHidden || isHidden(element, style),
    isCrossed: above.isCrossed || CROSSED_TAGS.has(element.name) || style.includes('line-through'),
    isNamedOld: above.isNamedOld || names.isNamedOld,
    isOtherSum: above.isOtherSum || (!isAround && names.isOtherSum),
    isProduct: above.isProduct || names.isProduct,
    isOption: above.isOption || OPTIONS.has(element.name),
  };
  return isSame(own, above) ? above : own;
}

function isHidden({ attributes }: Element, style: string): boolean {
  return attributes.has('hidden') || (style !== '' && /display\s*:\s*none/i.test(style));
}

function isSame(one: Region, other: Region): boolean {
  return (
    one.isAside === other.isAside &&
    one.isHidden === other.isHidden &&
    one.isNamedOld === other.isNamedOld &&
    one.isCrossed === other.isCrossed &&
    one.isOtherSum === other.isOtherSum &&
    one.isProduct === other.isProduct &&
    one.isOption === other.isOption
  );
}

const namesOf = ofLabels(
  (labels): Names => ({
    isAside: ASIDE.test(labels),
    isNamedOld: CROSSED.test(labels),
    isOtherSum: OTHER_SUM.test(labels),
    isProduct: PRODUCT.test(labels),
  }),
);
