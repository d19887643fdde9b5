import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../http/limits/client-of.ts';

/** What we can tell of the device that somebody uses. */
export interface Device {
  browser: string | null;
  system: string | null;
  /** From where it comes (client-of.ts). */
  client: string;
}

/** By what it says of itself, which may be wrong. */
export function deviceOf({ headers, ip }: FastifyRequest): Device {
  const { browser, os } = Bowser.parse((headers['user-agent'] ?? 'none').slice(0, 500));
  return { browser: browser.name || null, system: os.name || null, client: clientOf(ip) };
}
