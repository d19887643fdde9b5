import { catalogue } from './catalogue.ts';
import { layout as de } from './de/layout.ts';
import { layout as en } from './en/layout.ts';
import { layout as fr } from './fr/layout.ts';

/** Header, footer, cookie banner and what belongs to every page. */
export const layoutTexts = catalogue({ fr, en, de });
