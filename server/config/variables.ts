import * as z from 'zod';

// Building blocks for several variables.

export const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
export const urlOf = (protocol: RegExp) => z.url({ protocol }).refine(isDecodable);
/** A web server's address, without parts that do not belong in the base of other addresses. */
export const webBase = () =>
  urlOf(/^https?$/)
    .refine((text) => /^https?:\/\/[^@?#]+$/i.test(text))
    .optional()
    .describe('an http(s) address without password, query or fragment');

/** `a, b` */
export function inList(text: string): string[] {
  return text.split(',').flatMap((item) => item.trim() || []);
}

export function withoutSlash(base: string): string {
  return base.replace(/\/+$/, '');
}

/** Drivers decode names and passwords. */
function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
