import type { Outage } from '../../server/database/outages/outage.ts';
import type { BalancerName } from './balancers.ts';
import type { World, WorldOptions } from './world.ts';

/** Something that goes wrong while people book. */
export interface Fault {
  name: string;
  start(world: World): Promise<unknown> | unknown;
  /** Without it nothing needs mending: the fault is over when `start` is. */
  heal?(world: World): Promise<unknown> | unknown;
  /** How long it lasts. */
  seconds?: number;
  /** How soon somebody must be answered again. */
  recoversInMs?: number;
  /** Where it can happen; on either otherwise. */
  only?: WorldOptions['database'];
  /** A process that is killed between the mail server's "250" and our note of it may repeat a mail. */
  killsService?: true;
  needsSmallDisk?: true;
  /** What /readyz says while it lasts. */
  outage?: Outage;
  /** Two nodes behind this one. */
  balancer?: BalancerName;
  /** Not one request may fail. */
  isUnnoticed?: true;
}

export const service = ({ nodes: [node] }: World) => node as NonNullable<typeof node>;
