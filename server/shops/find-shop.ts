import shops from './shops.json' with { type: 'json' };

/** A shop that we know: facts, no rules. */
export interface Shop {
  name: string;
  domains: string[];
  /** ISO 3166; to where it sells, as far as we know. */
  countries: string[];
  /** The affiliate network that it is in, where we are sure of it. */
  network: string | null;
  /** Its number there. */
  merchantId: string | null;
}

export const SHOPS: readonly Shop[] = shops;

const BY_DOMAIN = new Map(SHOPS.flatMap((shop) => shop.domains.map((domain): [string, Shop] => [domain, shop])));

/** The shop that a host belongs to, or null: "fr.aubert.com" is one of aubert.com, "notaubert.com" is not. */
export function findShop(host: string): Shop | null {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const shop = BY_DOMAIN.get(labels.slice(at).join('.'));
    if (shop) return shop;
  }
  return null;
}
