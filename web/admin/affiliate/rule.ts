import type { Answer } from '#contract/calls.ts';

export type Rule = Answer<'GET /affiliate/rules'>[number];
export type Networks = Answer<'GET /affiliate/networks'>;
