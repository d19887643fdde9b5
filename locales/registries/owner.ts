import { catalogue } from '../catalogue.ts';
import { ownerRegistry as de } from '../de/registries/owner.ts';
import { ownerRegistry as en } from '../en/registries/owner.ts';
import { ownerRegistry as fr } from '../fr/registries/owner.ts';

/** The parents' view of their list: sharing, what is secret, who booked, categories. */
export const ownerRegistryTexts = catalogue({ fr, en, de });
