import { readPrice } from '../../server/shop-pages/prices/read-price.ts';
import type { LabelledPrice } from '../../server/testing/corpus.ts';
import type { Verdict } from './fields.ts';

/** Which price texts were read as labelled; a sign shared by several countries may mean any of them. */
export function scorePrice({
  text,
  currency_hint: hint,
  amount,
  currency_iso,
  currency,
  core,
}: LabelledPrice): Verdict {
  const read = readPrice(text ?? '', hint);
  const iso = currency_iso?.replace('?', '') ?? null;
  const got = read ? read.cents / 100 : null;
  const isEuro = iso === 'EUR';
  const isTaken = !isEuro && currency !== null && read?.currency === 'EUR';
  const isRight = got === amount && !isTaken && (!isEuro || amount === null || read?.currency === 'EUR');
  const others = core ? 'other price texts' : 'odd price texts';
  return {
    field: isEuro ? 'euro price texts' : others,
    isRight,
    about: JSON.stringify([text, hint]),
    got: `${got} ${read?.currency}`,
    wanted: `${amount} ${currency_iso ?? currency}`,
  };
}
