import { layout as french } from './fr/layout.ts';
import { pageTexts } from './page-texts.ts';

/** Header, footer, cookie banner and what else every page has. */
export const layoutTexts = pageTexts('layout', french);
