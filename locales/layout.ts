import { layout as french } from './fr/layout.ts';
import { pageTexts } from './page-texts.ts';

/** Header, footer, cookie banner and what belongs to every page. */
export const layoutTexts = pageTexts('layout', french);
