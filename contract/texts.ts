import * as z from 'zod';
import { UNSEEN } from './everywhere/unseen.ts';
import { LIMITS } from './limits.ts';
import { addressIn, isHttpUrl } from './links.ts';

/**
 * Schemas for what people type. Text is trimmed, normalised to NFC and given LF line ends before it is checked;
 * lengths count code points. Messages are field-error codes (errors.ts), never sentences. `meta` describes our own
 * checks to JSON Schema.
 */

z.config({
  // Zod would probe whether it may use eval: our content security policy forbids it, and Firefox reports the attempt.
  jitless: 'document' in globalThis,
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        if (issue.input == null) return 'REQUIRED';
        return `INVALID_TYPE:${issue.inst instanceof z.ZodNumberFormat ? 'int' : issue.expected}`;
      case 'too_big':
        return `${issue.origin === 'array' ? 'TOO_MANY' : 'TOO_BIG'}:${issue.maximum}`;
      case 'too_small':
        return `${issue.origin === 'array' ? 'TOO_SHORT' : 'TOO_SMALL'}:${issue.minimum}`;
      default:
        return issue.input == null ? 'REQUIRED' : 'INVALID_VALUE';
    }
  },
});

// Lone surrogates as well.
const FORBIDDEN = new RegExp(`[${UNSEEN}\\p{Cs}]`, 'u');
const FORBIDDEN_MULTILINE = new RegExp(`(?![\n\t])[${UNSEEN}\\p{Cs}]`, 'u');

// More combining marks on one letter than any language uses (Unicode's Stream-Safe Text Format): NFC sorts them in
// quadratic time.
const HEAPED_MARKS = /\p{M}{31}/u;

/** For texts that are not refused, such as those of feeds and pages: can be normalized in no time. */
export function withoutHeapedMarks(text: string): string {
  return text.replaceAll(/(\p{M}{30})\p{M}+/gu, '$1');
}

// A letter may arrive as up to four code points of two units each before NFC combines them.
const UNITS_OF_A_LETTER = 8;

/** Trimmed, in NFC, with LF. A text long enough to make this slow is left alone: it will be refused anyway. */
function tidy(max: number) {
  return (text: string) => {
    if (text.length > max * UNITS_OF_A_LETTER || HEAPED_MARKS.test(text)) return text;
    return text.replaceAll('\r\n', '\n').normalize('NFC').trim();
  };
}

function atMost(max: number) {
  return (text: string) => text.length <= max || (text.length <= 2 * max && [...text].length <= max);
}

// Nothing is drawn for them: soft hyphens, zero-width spaces, fillers, variation selectors.
const UNDRAWN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Whether anything is visible: a zero-width space or an empty Braille cell is not. */
function isVisible(text: string): boolean {
  return /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Text that is too long fails at once, so that no pattern ever runs over a megabyte. */
function tidied(schema: z.ZodString, max: number, forbidden: RegExp) {
  return schema
    .overwrite(tidy(max))
    .refine(atMost(max), { error: `TOO_LONG:${max}`, abort: true })
    .refine((text) => !(forbidden.test(text) || HEAPED_MARKS.test(text)), 'CONTROL_CHARACTERS')
    .meta({ maxLength: max });
}

/** One line of text, possibly empty. */
export function line(max: number) {
  return tidied(z.string(), max, FORBIDDEN);
}

/** One non-empty line; `code` replaces the message for the empty case. */
export function requiredLine(max: number, code: 'REQUIRED' | 'REGISTRY_TITLE_REQUIRED' = 'REQUIRED') {
  return tidied(z.string({ error: (issue) => (issue.input == null ? code : undefined) }), max, FORBIDDEN)
    .refine(isVisible, { error: code, abort: true })
    .meta({ minLength: 1 });
}

/** Several lines, possibly empty. */
export function multiline(max: number) {
  return tidied(z.string(), max, FORBIDDEN_MULTILINE);
}

/** Several lines, not empty. */
export function requiredMultiline(max: number) {
  return multiline(max).refine(isVisible, { error: 'REQUIRED', abort: true }).meta({ minLength: 1 });
}

/** Optional text: null and the empty string both become null. */
export function orNull<Schema extends z.ZodType<string | null>>(schema: Schema) {
  return z.nullable(schema).transform((text) => (text === '' ? null : text));
}

// Something, an @, something with a dot, and nothing that a mail header could read as a second address.
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/u;

// Capitals that the database makes small as i and ß, but mail servers as letters of another domain: whoever owns that
// one would have the account of somebody else's address.
const OTHER_DOMAINS_CAPITALS = /[\u0130\u1E9E]/u;

/** Mail servers drop what is not drawn: with such characters one mailbox would have endless names. */
function isEmail(text: string): boolean {
  return EMAIL.test(text) && !UNDRAWN.test(text) && !OTHER_DOMAINS_CAPITALS.test(text);
}

/** One e-mail address, as typed (compare case-insensitively). */
export const email = requiredLine(LIMITS.email).refine(isEmail, 'INVALID_EMAIL').meta({ format: 'email' });

/** An optional e-mail address: null and the empty string both become null. */
export const emailOrNull = orNull(line(LIMITS.email).refine((text) => text === '' || isEmail(text), 'INVALID_EMAIL'));

/** A password or token as presented by somebody: not empty, not absurdly long. */
export const secret = z.string().min(1, 'REQUIRED').max(1000, 'TOO_LONG:1000');

/**
 * An http or https address, never another scheme, and no `user:password@`, which can make a link look like another
 * shop's. Pasted text is forgiven: https:// is added, and an address is extracted from a sentence.
 */
export const httpLink = tidied(z.string().overwrite(addressInShort), LIMITS.link, FORBIDDEN).refine(
  (text) => text === '' || isHttpUrl(text),
  'INVALID_URL',
);

/** An endless sentence is not searched. */
function addressInShort(text: string): string {
  return text.length > LIMITS.link * UNITS_OF_A_LETTER ? text : addressIn(text);
}

/** Like `httpLink`, but required. */
export const webAddress = httpLink.refine((text) => text !== '', 'REQUIRED');

/** A day, YYYY-MM-DD, between 2000 and 2100. */
export const day = z.iso
  .date({ error: (issue) => (issue.input == null || issue.input === '' ? 'REQUIRED' : 'INVALID_DATE'), abort: true })
  .refine((text) => text >= '2000-01-01' && text <= '2100-12-31', 'INVALID_DATE');

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();
