import { catalogue } from '../catalogue.ts';
import { bookingMails as de } from '../de/mails/bookings.ts';
import { bookingMails as en } from '../en/mails/bookings.ts';
import { bookingMails as fr } from '../fr/mails/bookings.ts';

export const bookingMailTexts = catalogue({ fr, en, de });
