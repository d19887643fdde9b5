import type { Language } from '#locales/catalogue.ts';
import { LOCALES } from '#locales/dates.ts';
import { othersWords } from '../mail/others-words.ts';
import type { MailRow } from './mail-rows.ts';

export function giverName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return othersWords(`${firstName} ${lastName}`);
}

/** A price of 0 says nothing. */
export function priceText(language: Language, cents: number): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return cents === 0 ? '' : format.format(cents / 100);
}

/** Whoever makes a list writes these lines, and a parcel needs them: longer than a name may be, no letter of their own. */
const ADDRESS_LINE = 100;

/** The address, as it stands on a parcel. */
export function addressLines(language: Language, { list }: MailRow): string[] {
  const country = new Intl.DisplayNames([LOCALES[language]], { type: 'region' }).of(list.addressCountry);
  return [
    list.addressOwner,
    list.addressFirstLine,
    list.addressSecondLine,
    `${list.addressZipCode} ${list.addressCity}`,
    list.addressRegion,
    country,
  ]
    .filter((line): line is string => Boolean(line))
    .map((line) => othersWords(line, ADDRESS_LINE));
}

/** Gifts as a mail lists them, by title only. */
export function plainGifts(rows: MailRow[]) {
  return rows.map(({ wish }) => ({ title: othersWords(wish.title), url: null, detail: '' }));
}
