import shops from './shops.json' with { type: 'json' };

/** A shop that we know: facts, no rules. */
export interface Shop {
  name: string;
  domains: string[];
  /** ISO 3166: where it sells, as far as we know. */
  countries: string[];
  /** The affiliate network it belongs to, if we are certain. */
  network: string | null;
  /** Its id there. */
  merchantId: string | null;
}

export const SHOPS: readonly Shop[] = shops;

const BY_DOMAIN = new Map(SHOPS.flatMap((shop) => shop.domains.map((domain): [string, Shop] => [domain, shop])));

/** The shop a host belongs to, or null: "fr.aubert.com" belongs to aubert.com, "notaubert.com" does not. */
export function findShop(host: string): Shop | null {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const shop = BY_DOMAIN.get(labels.slice(at).join('.'));
    if (shop) return shop;
  }
  return null;
}
