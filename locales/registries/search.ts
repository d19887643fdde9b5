import { registrySearch as french } from '../fr/registries/search.ts';
import { pageTexts } from '../page-texts.ts';

/** Finding somebody's list. */
export const registrySearchTexts = pageTexts('registrySearch', french);
