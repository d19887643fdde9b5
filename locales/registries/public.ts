import { publicRegistry as french } from '../fr/registries/public.ts';
import { pageTexts } from '../page-texts.ts';

/** A list and its gifts as visitors see them. */
export const publicRegistryTexts = pageTexts('publicRegistry', french);
