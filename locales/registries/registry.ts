import { registry as french } from '../fr/registries/registry.ts';
import { pageTexts } from '../page-texts.ts';

/** What the visitors' and the parents' view of a list share: header, filters, cards. */
export const registryTexts = pageTexts('registry', french);
