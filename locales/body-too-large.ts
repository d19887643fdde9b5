import { bodyTooLarge as de } from './de/body-too-large.ts';
import { bodyTooLarge as en } from './en/body-too-large.ts';
import { bodyTooLarge as fr } from './fr/body-too-large.ts';
import { inEachLanguage } from './languages.ts';

/** What a call with too large a body is told: PAYLOAD_TOO_LARGE. */
export const bodyTooLargeText = inEachLanguage({ fr, en, de });
