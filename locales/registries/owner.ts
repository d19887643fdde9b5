import { ownerRegistry as french } from '../fr/registries/owner.ts';
import { pageTexts } from '../page-texts.ts';

/** The parents' view of their list: sharing, what is secret, who booked, categories. */
export const ownerRegistryTexts = pageTexts('ownerRegistry', french);
