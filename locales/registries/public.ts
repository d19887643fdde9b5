import { catalogue } from '../catalogue.ts';
import { publicRegistry as de } from '../de/registries/public.ts';
import { publicRegistry as en } from '../en/registries/public.ts';
import { publicRegistry as fr } from '../fr/registries/public.ts';

/** A list and its gifts as visitors see them, and the bar of their basket. */
export const publicRegistryTexts = catalogue({ fr, en, de });
