import { publicRegistry as french } from '../fr/registries/public.ts';
import { pageTexts } from '../page-texts.ts';

/** A list and its gifts as visitors see them, and the bar of their basket. */
export const publicRegistryTexts = pageTexts('publicRegistry', french);
