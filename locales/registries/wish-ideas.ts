import { wishIdeas as french } from '../fr/registries/wish-ideas.ts';
import { pageTexts } from '../page-texts.ts';

/** Suggestions for starting a list. */
export const wishIdeasTexts = pageTexts('wishIdeas', french);
