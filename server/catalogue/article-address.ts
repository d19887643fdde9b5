import { canonicalLink } from '../affiliate/addresses/canonical-link.ts';
import { cleanLink } from '../affiliate/addresses/clean-link.ts';

/** An article's own address at its shop, and the text that links to it are compared by. */
export function articleAddress(link: string): { address: string; key: string } {
  const address = cleanLink(link);
  return { address, key: canonicalLink(address) ?? address };
}
