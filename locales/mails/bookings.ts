import { bookingMails as de } from '../de/mails/bookings.ts';
import { bookingMails as en } from '../en/mails/bookings.ts';
import { bookingMails as fr } from '../fr/mails/bookings.ts';
import { inEachLanguage } from '../languages.ts';

export const bookingMailTexts = inEachLanguage({ fr, en, de });
