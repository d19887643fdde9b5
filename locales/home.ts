import { home as french } from './fr/home.ts';
import { pageTexts } from './page-texts.ts';

export const homeTexts = pageTexts('home', french);
