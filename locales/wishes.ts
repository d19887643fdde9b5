import { catalogue } from './catalogue.ts';
import { wishes as de } from './de/wishes.ts';
import { wishes as en } from './en/wishes.ts';
import { wishes as fr } from './fr/wishes.ts';

/** The parents' side of a wish: its form, its page, its bookings. */
export const wishesTexts = catalogue({ fr, en, de });
