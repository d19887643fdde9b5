import { wishIdeas as french } from '../fr/registries/wish-ideas.ts';
import { pageTexts } from '../page-texts.ts';

/** What a list may begin with. */
export const wishIdeasTexts = pageTexts('wishIdeas', french);
