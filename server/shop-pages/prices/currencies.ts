/** How pages write currencies. Signs may appear anywhere; words and letters only on their own. */
const SIGNS: Record<string, string[]> = {
  EUR: ['€', '&euro;', 'Є'],
  GBP: ['£', '￡'],
  BRL: ['R$'],
  CAD: ['C$', 'CA$', 'CAN$', 'CAD$', 'C $', 'CAD $'],
  AUD: ['A$', 'AU$', 'AU $', 'AUD$'],
  USD: ['US$', 'US $', 'USD$', 'U$S'],
  MXN: ['MX$', 'Mex$'],
  NZD: ['NZ$', 'NZ $'],
  HKD: ['HK$', 'HK $'],
  TWD: ['NT$', 'NT $'],
  SGD: ['S$', 'SG$'],
  TTD: ['TT$'],
  MOP: ['MOP$'],
  UYU: ['$U'],
  ZWL: ['Z$'],
  BOB: ['$b'],
  GYD: ['GY$', 'G$'],
  JPY: ['¥', '￥', '円'],
  CNY: ['人民币', '圆'],
  元: ['元'],
  KRW: ['₩', '원'],
  INR: ['₹'],
  RUB: ['₽'],
  UAH: ['₴'],
  TRY: ['₺'],
  ILS: ['₪'],
  VND: ['₫'],
  PHP: ['₱'],
  THB: ['฿', 'บาท'],
  KZT: ['₸'],
  GEL: ['₾'],
  NGN: ['₦'],
  GHS: ['GH₵', '₵'],
  CRC: ['₡'],
  PYG: ['₲'],
  LAK: ['₭'],
  MNT: ['₮'],
  AZN: ['₼'],
  AMD: ['֏'],
  AFN: ['؋'],
  BDT: ['৳'],
  KHR: ['៛'],
  AWG: ['ƒ'],
  BTC: ['₿', 'Ƀ'],
  IRR: ['ریال'],
  IRT: ['تومان'],
  $: ['$'],
};

const WORDS: Record<string, string[]> = {
  EUR: ['euro', 'euros', 'eur', 'eurot', 'evro', 'ευρώ'],
  GBP: ['pound', 'pounds'],
  HRK: ['kn', 'kuna'],
  CHF: ['sfr', 'fr.', 'franken'],
  CZK: ['kč', 'kc'],
  PLN: ['zł', 'zl', 'zloty'],
  HUF: ['ft'],
  RUB: ['руб', 'рублей', 'рубль', 'р.', 'р'],
  UAH: ['грн'],
  BGN: ['лв'],
  RON: ['lei', 'leu'],
  kr: ['kr', 'kr.'],
  CNY: ['rmb'],
  TRY: ['tl'],
  INR: ['rs', 'rs.'],
  IDR: ['rp', 'rp.'],
  RSD: ['dinara', 'дин', 'din', 'rsd'],
  BAM: ['km'],
  JPY: ['yen'],
  XOF: ['cfa', 'fcfa'],
  BYN: ['br'],
  ALL: ['lek'],
  BTN: ['nu.'],
  DJF: ['fdj'],
  ERN: ['nfk'],
  KWD: ['kd'],
  MWK: ['mk'],
  MRU: ['um'],
  STN: ['db'],
  TZS: ['tsh'],
  BOB: ['bs'],
  GNF: ['fg'],
  ZAR: ['r'],
  KES: ['ksh', 'kshs'],
  AED: ['dh', 'dhs'],
};

// ISO codes that occur in prices, including those of countries now using the euro.
const CODES =
  'EUR USD GBP CHF CAD AUD NZD JPY CNY KRW INR RUB UAH PLN CZK HUF RON BGN SEK NOK DKK ISK TRY ILS VND PHP THB IDR MYR SGD HKD TWD MXN BRL ARS CLP COP PEN UYU ZAR AED SAR QAR KWD BHD OMR JOD EGP MAD TND DZD NGN KES GHS XOF XAF XPF KZT GEL AMD AZN BYN MDL RSD BAM MKD ALL HRK LTL LVL EEK DEM FRF ITL ESP PTE BEF LUF NLG ATS FIM GRD IEP PKR BDT LKR KMF MOP BTC';

const BY_SPELLING = new Map<string, string>([
  ...CODES.split(' ').map((code): [string, string] => [code.toLowerCase(), code]),
  ...spellings(SIGNS),
  ...spellings(WORDS),
]);

function spellings(table: Record<string, string[]>): [string, string][] {
  return Object.entries(table).flatMap(([code, all]) => all.map((one): [string, string] => [one.toLowerCase(), code]));
}

const signs = byLength(Object.values(SIGNS).flat()).map(RegExp.escape).join('|');
const words = byLength([...Object.values(WORDS).flat(), ...CODES.split(' ')])
  .map(RegExp.escape)
  .join('|');

/** A currency as a regular expression's source: linear, since it contains no repetition. */
export const CURRENCY_SOURCE = `(?:${signs}|(?<!\\p{L})(?:${words})(?!\\p{L}))`;

function byLength(all: string[]): string[] {
  return [...all].sort((one, other) => other.length - one.length);
}

/** The currency meant in one country by a notation shared by several; elsewhere the most common one. */
const BY_COUNTRY: Record<string, { elsewhere: string } & Record<string, string>> = {
  $: {
    elsewhere: 'USD',
    ca: 'CAD',
    au: 'AUD',
    nz: 'NZD',
    mx: 'MXN',
    cl: 'CLP',
    ar: 'ARS',
    co: 'COP',
    sg: 'SGD',
    hk: 'HKD',
    tw: 'TWD',
    uy: 'UYU',
  },
  kr: { elsewhere: 'SEK', no: 'NOK', dk: 'DKK', is: 'ISK' },
  元: { elsewhere: 'CNY', tw: 'TWD', hk: 'HKD', mo: 'MOP' },
};

/**
 * The ISO code for a currency as written, or null.
 * @param country the shop's top-level domain, for ambiguous notations
 */
export function currencyOf(written: string | null | undefined, country = ''): string | null {
  const code = BY_SPELLING.get((written ?? '').trim().toLowerCase()) ?? null;
  const meant = BY_COUNTRY[code ?? ''];
  return meant ? (meant[country] ?? meant.elsewhere) : code;
}
