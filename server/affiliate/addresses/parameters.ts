import parameters from './parameters.json' with { type: 'json' };

interface ParameterNames {
  everywhere: readonly string[];
  /** By domain, covering all hosts below it; `amazon.*` covers every country. */
  shops: Readonly<Record<string, readonly string[]>>;
}

/** The parameters of one kind at a host. */
export type IsDropped = (name: string) => boolean;

/** Tells where a click came from: removed from every link we store. */
export const findTracking = namesAt(parameters.tracking);

/** Shows the same article differently, or to one visitor: ignored when comparing addresses. */
export const findSameArticle = namesAt(parameters.sameArticle);

function namesAt({ everywhere, shops }: ParameterNames): (host: string) => IsDropped {
  const always = matcher(everywhere);
  const byDomain = new Map(Object.entries(shops).map(([domain, names]) => [domain, matcher(names)]));
  return (host) => {
    const ofShop = domainsOf(host).flatMap((domain) => byDomain.get(domain) ?? []);
    return (name) => always(name) || ofShop.some((isOfShop) => isOfShop(name));
  };
}

/** `www.amazon.co.uk`: itself, then `amazon.co.uk` and `amazon.*`, and so on. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.flatMap((label, at) => [labels.slice(at).join('.'), `${label}.*`]);
}

/** Names are case-insensitive; one ending in `*` is a prefix. */
function matcher(names: readonly string[]): IsDropped {
  const small = names.map((name) => name.toLowerCase());
  const whole = new Set(small.filter((name) => !name.endsWith('*')));
  const beginnings = small.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  return (name) => {
    const asked = name.toLowerCase();
    return whole.has(asked) || beginnings.some((beginning) => asked.startsWith(beginning));
  };
}
