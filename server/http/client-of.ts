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
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
