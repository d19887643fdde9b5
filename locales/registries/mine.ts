import { catalogue } from '../catalogue.ts';
import { myRegistries as de } from '../de/registries/mine.ts';
import { myRegistries as en } from '../en/registries/mine.ts';
import { myRegistries as fr } from '../fr/registries/mine.ts';

/** Texts of a parent's own lists. */
export const myRegistriesTexts = catalogue({ fr, en, de });
