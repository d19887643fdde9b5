import { alreadyActive as de } from './de/activation-problem.ts';
import { alreadyActive as en } from './en/activation-problem.ts';
import { alreadyActive as fr } from './fr/activation-problem.ts';
import { inEachLanguage } from './languages.ts';

/** What a second activation is told, which answers BAD_REQUEST. */
export const alreadyActiveText = inEachLanguage({ fr, en, de });
