import { refuseMails as french } from './fr/refuse-mails.ts';
import { pageTexts } from './page-texts.ts';

export const refuseMailsTexts = pageTexts('refuseMails', french);
