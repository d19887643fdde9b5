import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** What IPv6 has given out so far: all else is nobody's, or translates to something inside. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');
/** Public by its number, and yet each machine of that cloud is told about itself there. */
const INSIDE = new Set(['168.63.129.16']);

/**
 * Whether an address belongs to the internet: not to this machine, its network, its cloud, nor to anything that is
 * translated into such an address (mapped, NAT64, 6to4, Teredo).
 * @param own the addresses of this machine
 */
export function isPublicAddress(address: string, own = ownAddresses()): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GIVEN_OUT)) return false;
  const written = parsed.toString();
  return !(INSIDE.has(written) || own.includes(written));
}

/** A server that has a public address of its own reaches itself there. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((cards) =>
    (cards ?? []).map(({ address }) => ipaddr.parse(address).toString()),
  );
}
