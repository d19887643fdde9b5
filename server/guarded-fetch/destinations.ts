import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { paths } from '#contract/pages.ts';
import type { Config } from '../config/config.ts';
import { FetchFailure } from './fetch-failure.ts';
import { isPublicAddress } from './public-addresses.ts';

/** Where we may go; tests replace all of these. */
export interface Borders {
  /** `host:port` pairs that may be reached although they are not public: a shop served locally, in tests. */
  allowHosts: readonly string[];
  ports: readonly string[];
  isPublic(address: string): boolean;
  /** The addresses of a name. */
  resolve(name: string, signal: AbortSignal): Promise<string[]>;
}

/** As whom we come to shops. */
export interface Guest {
  borders: Borders;
  /** Where shops can reach us. */
  contact: string;
}

export function guestOf({ fetchAllowHosts, publicUrl }: Pick<Config, 'fetchAllowHosts' | 'publicUrl'>): Guest {
  return { borders: bordersOf(fetchAllowHosts), contact: `${publicUrl}${paths.contact()}` };
}

export function bordersOf(allowHosts: readonly string[]): Borders {
  return { allowHosts, ports: ['80', '443'], isPublic: (address) => isPublicAddress(address), resolve };
}

/**
 * A web address given by a stranger, or reached from a shop.
 * @throws FetchFailure for another scheme, or with a name and password
 */
export function checkedWebAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!(url && /^https?:$/.test(url.protocol))) throw new FetchFailure('refused', 'no web address');
  if (url.username !== '' || url.password !== '') throw new FetchFailure('refused', 'it carries a password');
  url.hash = '';
  return url;
}

/**
 * The only addresses to connect to: asking for the name again could give a different answer.
 * @throws FetchFailure if any of them is not public
 */
export async function findDestination(url: URL, borders: Borders, signal: AbortSignal): Promise<string[]> {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (borders.allowHosts.includes(`${url.hostname}:${port}`)) {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  }
  if (!borders.ports.includes(port)) throw new FetchFailure('refused', `port ${port}`);
  const addresses = isIP(host) ? [host] : await borders.resolve(host, signal);
  if (addresses.length === 0) throw new FetchFailure('unreachable', 'the name has no address');
  if (!addresses.every(borders.isPublic)) throw new FetchFailure('refused', 'not on the internet');
  return addresses;
}

/**
 * Asks the name servers directly. The system's resolver (getaddrinfo) would block one of the few threads that read
 * and compress files for as long as a slow name server likes; it also resolves internal names.
 */
async function resolve(name: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  signal.removeEventListener('abort', cancel);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
