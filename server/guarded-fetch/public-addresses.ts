import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** The range of IPv6 allocated so far: anything else is unassigned, or translates to something internal. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');
/** A public number, but every machine of that cloud reaches its own metadata there. */
const INSIDE = new Set(['168.63.129.16']);

/**
 * Whether an address is on the internet: not this machine, its network or its cloud, nor anything translated to such
 * an address (mapped, NAT64, 6to4, Teredo).
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

/** A server with a public address reaches itself under it. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((cards) =>
    (cards ?? []).map(({ address }) => ipaddr.parse(address).toString()),
  );
}
