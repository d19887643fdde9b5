import { sharing as french } from '../fr/registries/sharing.ts';
import { pageTexts } from '../page-texts.ts';

export const sharingTexts = pageTexts('sharing', french);
