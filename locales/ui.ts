import { catalogue } from './catalogue.ts';
import { ui as de } from './de/ui.ts';
import { ui as en } from './en/ui.ts';
import { ui as fr } from './fr/ui.ts';

/** Texts of the shared visual parts. */
export const uiTexts = catalogue({ fr, en, de });
