import type { Outage } from '../../server/database/outages/outage.ts';
import type { BalancerName } from './balancers.ts';
import type { World, WorldOptions } from './world.ts';

/** Something that goes wrong while people book. */
export interface Fault {
  name: string;
  start(world: World): Promise<unknown> | unknown;
  /** If missing, nothing needs repairing: the fault ends with `start`. */
  heal?(world: World): Promise<unknown> | unknown;
  /** How long it lasts. */
  seconds?: number;
  /** How soon afterwards somebody must get an answer. */
  recoversInMs?: number;
  /** Where it can happen; by default on both. */
  only?: WorldOptions['database'];
  /** A process killed between the mail server's "250" and our recording it may send a mail twice. */
  killsService?: true;
  needsSmallDisk?: true;
  /** What /readyz says while it lasts. */
  outage?: Outage;
  /** Two nodes behind this load balancer. */
  balancer?: BalancerName;
  /** Not a single request may fail. */
  isUnnoticed?: true;
}

export const service = ({ nodes: [node] }: World) => node as NonNullable<typeof node>;
