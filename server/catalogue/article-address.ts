import { canonicalLink } from '../affiliate/addresses/canonical-link.ts';
import { cleanLink } from '../affiliate/addresses/clean-link.ts';

/** The shop's own address of an article, and the text by which links to it are compared. */
export function articleAddress(link: string): { address: string; key: string } {
  const address = cleanLink(link);
  return { address, key: canonicalLink(address) ?? address };
}
