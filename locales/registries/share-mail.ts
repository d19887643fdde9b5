import { shareMail as french } from '../fr/registries/share-mail.ts';
import { pageTexts } from '../page-texts.ts';

export const shareMailTexts = pageTexts('shareMail', french);
