import { publicRegistry as french } from '../fr/registries/public.ts';
import { pageTexts } from '../page-texts.ts';

/** A list as visitors see it. */
export const publicRegistryTexts = pageTexts('publicRegistry', french);
