import type { Answer } from '#contract/calls.ts';

/** A baby with the title of its list. */
export type ListedBaby = Answer<'GET /baby/'>[number];

/** Whose babies a list shows: MY, those of one's own lists; ADMIN, all of them, for a superuser. */
export type BabiesMode = 'MY' | 'ADMIN';

/** A list a baby can be added to. */
export interface RegistryOfBabies {
  id: number;
  title: string;
}

/** In the order in which they are offered; NA is a surprise. */
export const SEXES = ['F', 'M', 'NA'] as const;
