import type { COUNTRIES } from './limits.ts';

type Country = (typeof COUNTRIES)[number];

/** How many digits a country's zip codes have, and how people write them: L-1234 and 44 000 count too. */
const DIGITS: Record<Country, number> = { FR: 5, BE: 4, LU: 4 };
const WRITTEN: Record<Country, RegExp> = {
  FR: /^(?:FR?[- ]?)?\d{2} ?\d{3}$/i,
  BE: /^(?:BE?[- ]?)?[1-9]\d{3}$/i,
  LU: /^(?:LU?[- ]?)?\d{4}$/i,
};

/** Whether the zip code fits the country; a missing one is reported elsewhere. */
export function zipCodeFits(address: object): boolean {
  const { address_zip_code: code, address_country: country } = address as Record<string, unknown>;
  return typeof code !== 'string' || code === '' || !isCountry(country) || WRITTEN[country].test(code.trim());
}

export function zipCodeMessage(country: Country): string {
  return `INVALID_ZIP_CODE:${DIGITS[country]}`;
}

/** For `refine`: reports the problem on the zip code field. */
export const ZIP_CODE_PROBLEM = {
  path: ['address_zip_code'],
  error: ({ input }: { input?: unknown }) => zipCodeMessage((input as { address_country: Country }).address_country),
};

function isCountry(value: unknown): value is Country {
  return typeof value === 'string' && Object.hasOwn(WRITTEN, value);
}
