import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../http/limits/client-of.ts';

/** What we can tell about the device somebody uses. */
export interface Device {
  browser: string | null;
  system: string | null;
  /** Where it calls from (client-of.ts). */
  client: string;
}

/** What it claims to be, which may be wrong. */
export function deviceOf({ headers, ip }: FastifyRequest): Device {
  const { browser, os } = Bowser.parse((headers['user-agent'] ?? 'none').slice(0, 500));
  return { browser: browser.name || null, system: os.name || null, client: clientOf(ip) };
}
