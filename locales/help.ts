import { help as de } from './de/help/help.ts';
import { help as en } from './en/help/help.ts';
import { help as fr } from './fr/help/help.ts';
import type { HelpTexts } from './help-article.ts';
import { inEachLanguage } from './languages.ts';

/** The help: its questions, and the answers step by step. */
export const helpTexts = inEachLanguage<HelpTexts>({ fr, en, de });
