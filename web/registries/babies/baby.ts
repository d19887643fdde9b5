import type { Answer } from '#contract/calls.ts';

/** A baby with the title of its list. */
export type ListedBaby = Answer<'GET /baby/'>[number];

/** Whose babies stand in a list: MY, those of one's own lists; ADMIN, all of them, to a superuser. */
export type BabiesMode = 'MY' | 'ADMIN';

/** A list that a baby may be added to. */
export interface RegistryOfBabies {
  id: number;
  title: string;
}
