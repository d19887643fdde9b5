import { catalogue } from './catalogue.ts';
import { bookingMails as de } from './de/booking-mails.ts';
import { bookingMails as en } from './en/booking-mails.ts';
import { bookingMails as fr } from './fr/booking-mails.ts';

export const bookingMailTexts = catalogue({ fr, en, de });
