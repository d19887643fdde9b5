import { publicWish as french } from '../fr/wishes/public.ts';
import { pageTexts } from '../page-texts.ts';

/** A gift as visitors see it. */
export const publicWishTexts = pageTexts('publicWish', french);
