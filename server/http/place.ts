import { isIP } from 'node:net';

const V4_IN_V6 = '0:0:0:0:0:ffff';

/**
 * Where a client is, as far as limits go: its IPv4 address, or the /64 of its IPv6 address, of which one home or one
 * phone has all.
 * @param address as Fastify finds it (TRUST_PROXY): perhaps with a port, brackets or a zone, as some proxies write it
 */
export function placeOf(address: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  const plain = bare.replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(':') === V4_IN_V6) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const short = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = [], tail] = short.split('::').map((half) => half.split(':').filter(Boolean));
  if (!tail) return head;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}
