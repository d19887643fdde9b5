import { catalogue } from './catalogue.ts';
import { listForm as de } from './de/list-form.ts';
import { listForm as en } from './en/list-form.ts';
import { listForm as fr } from './fr/list-form.ts';

/** Texts of the form that creates and changes a list. */
export const listFormTexts = catalogue({ fr, en, de });
