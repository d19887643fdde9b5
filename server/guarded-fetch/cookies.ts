const MOST_COOKIES = 50;
const LONGEST_COOKIE = 4096;

/** Cookies shops set during redirects and expect back on the next request: a language, "was here before". */
export interface Cookies {
  /** The Cookie header for an address on the same host, if any. */
  for(url: URL): { cookie?: string };
  /** @param set each Set-Cookie header */
  keep(url: URL, set: string[]): void;
}

/** Lives for one errand; the next starts without cookies. */
export function carryCookies(): Cookies {
  const hosts = new Map<string, Map<string, string>>();
  return {
    for({ host }) {
      const pairs = [...(hosts.get(host) ?? [])].map(([name, value]) => `${name}=${value}`);
      return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
    },
    keep({ host }, set) {
      const own = hosts.get(host) ?? new Map<string, string>();
      for (const text of set) {
        const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(text) ?? [];
        const isKept = name !== undefined && text.length <= LONGEST_COOKIE && own.size < MOST_COOKIES;
        if (isKept) own.set(name, (value ?? '').trim());
      }
      hosts.set(host, own);
    },
  };
}
