import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * What limits count as one client: an IPv4 address, or the /64 of an IPv6 address, which is what a home or a phone
 * has.
 * @param address as Fastify finds it (TRUST_PROXY): possibly with a port, brackets or a zone, as some proxies write
 * it; undefined once the client has gone
 */
export function clientOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  if (isIPv4(address)) return address;
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.IPv6.isValid(bare)) return bare;
  const parsed = ipaddr.IPv6.parse(bare);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  // An IPv4 address behind a translator (RFC 6052): these all share one /64.
  if (parsed.range() === 'rfc6052') return ipaddr.fromByteArray(parsed.toByteArray().slice(-4)).toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * Who counts as one when queuing for something: the widest network around a client, since one customer may own an
 * entire /48. Not the account: one place has as many as it likes.
 */
export function placeOf(client: string): string {
  return networksOf(client).at(-1)?.name ?? client;
}

/** A network of clients, and the multiple of a single client's limit it gets in total. */
interface Net {
  name: string;
  share: number;
}

/** The networks containing a client: one customer may use every address of a /56 or /48, as an attack would. */
export function networksOf(client: string): Net[] {
  const [, first, second, third, fourth = ''] = /^(\w+):(\w+):(\w+):(\w+)::\/64$/.exec(client) ?? [];
  const own = { name: client, share: 1 };
  if (first === undefined) return [own];
  const home = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    own,
    { name: `${first}:${second}:${third}:${home}::/56`, share: 4 },
    { name: `${first}:${second}:${third}::/48`, share: 16 },
  ];
}
