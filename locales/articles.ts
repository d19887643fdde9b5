import { articles as french } from './fr/articles.ts';
import { pageTexts } from './page-texts.ts';

/** The catalogue: strolling in it, and taking an article of it onto a list. */
export const articleTexts = pageTexts('articles', french);
