import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * A client as far as limits go: its IPv4 address, or the /64 of its IPv6 address, of which one home or one phone has
 * all.
 * @param address as Fastify finds it (TRUST_PROXY): perhaps with a port, brackets or a zone, as some proxies write it;
 * none once the client has gone
 */
export function clientOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.IPv6.isValid(bare)) return bare;
  const parsed = ipaddr.IPv6.parse(bare);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  // An IPv4 address behind a translator (RFC 6052): all of them stand in one /64.
  if (parsed.range() === 'rfc6052') return ipaddr.fromByteArray(parsed.toByteArray().slice(-4)).toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * Who is one among those who wait for something: an account, else the widest network around the client, as one customer
 * may have all of a /48.
 */
export function callerOf({ user, ip }: Pick<FastifyRequest, 'user' | 'ip'>): string {
  if (user) return `account ${user.id}`;
  const client = clientOf(ip);
  return netsOf(client).at(-1)?.name ?? client;
}

/** A network of clients, and how many times what one may do they may do together. */
interface Net {
  name: string;
  share: number;
}

/** The networks that a client stands in: of a /56 and a /48 one customer may use every address, as a burst would. */
export function netsOf(client: string): Net[] {
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
