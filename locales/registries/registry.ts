import { catalogue } from '../catalogue.ts';
import { registry as de } from '../de/registries/registry.ts';
import { registry as en } from '../en/registries/registry.ts';
import { registry as fr } from '../fr/registries/registry.ts';

/** What the visitors' and the parents' view of a list have in common: header, filters, cards. */
export const registryTexts = catalogue({ fr, en, de });
