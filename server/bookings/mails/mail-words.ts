import { LOCALES } from '#locales/dates.ts';
import type { Language } from '#locales/languages.ts';
import { othersName, othersWords } from '../../mail/others-words.ts';
import type { MailRow } from './mail-rows.ts';

export function giverNameInMail({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return othersName(firstName, lastName);
}

/** A price of 0 means none is known. */
export function priceText(language: Language, cents: number): string {
  return cents === 0 ? '' : formatsOf(language).price.format(cents / 100);
}

/**
 * Parents write these lines and parcels need them: they may exceed a name's length, but not turn into a letter of
 * their own.
 */
const ADDRESS_LINE = 100;

/** The address as written on a parcel. */
export function addressOnParcel(language: Language, { registry }: MailRow): string[] {
  const country = formatsOf(language).country.of(registry.addressCountry);
  return [
    registry.addressOwner,
    registry.addressFirstLine,
    registry.addressSecondLine,
    `${registry.addressZipCode} ${registry.addressCity}`,
    registry.addressRegion,
    country,
  ]
    .filter((line): line is string => Boolean(line))
    .map((line) => othersWords(line, ADDRESS_LINE));
}

/** Gifts as a mail lists them, by title only. */
export function plainWishes(rows: MailRow[]) {
  return eachWish(rows).map(({ wish, count }) => ({ title: countedTitle(wish, count), detail: '' }));
}

/** Each gift once, with the number booked. */
export function eachWish(rows: MailRow[]): { wish: MailRow['wish']; count: number }[] {
  return [...Map.groupBy(rows, (row) => row.wish.id).values()].flatMap((copies) => {
    const [first] = copies;
    return first ? [{ wish: first.wish, count: copies.length }] : [];
  });
}

/** « 2 × Doudou ». */
export function countedTitle({ title }: Pick<MailRow['wish'], 'title'>, count: number): string {
  const words = othersWords(title);
  return count > 1 ? `${count}\u00A0×\u00A0${words}` : words;
}

// Creating these takes longer than all the rest of a mail's text.
const formats = new Map<Language, ReturnType<typeof makeFormats>>();

function formatsOf(language: Language) {
  const known = formats.get(language) ?? makeFormats(LOCALES[language]);
  formats.set(language, known);
  return known;
}

function makeFormats(locale: string) {
  return {
    price: new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
    country: new Intl.DisplayNames([locale], { type: 'region' }),
  };
}
