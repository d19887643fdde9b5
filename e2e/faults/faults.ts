import { CUTS } from './cuts.ts';
import type { Fault } from './fault.ts';
import { KILLS } from './kills.ts';
import { REFUSALS } from './refusals.ts';
import { RESTARTS } from './restarts.ts';

export const FAULTS: Fault[] = [
  ...KILLS,
  ...CUTS.map((fault): Fault => ({ ...fault, only: 'server', recoversInMs: 15_000 })),
  ...REFUSALS,
  ...RESTARTS,
];
