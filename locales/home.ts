import { catalogue } from './catalogue.ts';
import { home as de } from './de/home.ts';
import { home as en } from './en/home.ts';
import { home as fr } from './fr/home.ts';

export const homeTexts = catalogue({ fr, en, de });
