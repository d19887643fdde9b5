import { alreadyActive as de } from './de/activation-problem.ts';
import { alreadyActive as en } from './en/activation-problem.ts';
import { alreadyActive as fr } from './fr/activation-problem.ts';
import { inEachLanguage } from './languages.ts';

/** Of the BAD_REQUEST that a second activation gets. */
export const alreadyActiveText = inEachLanguage({ fr, en, de });
