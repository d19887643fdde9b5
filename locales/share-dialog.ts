import { catalogue } from './catalogue.ts';
import { shareDialog as de } from './de/share-dialog.ts';
import { shareDialog as en } from './en/share-dialog.ts';
import { shareDialog as fr } from './fr/share-dialog.ts';

export const shareDialogTexts = catalogue({ fr, en, de });
