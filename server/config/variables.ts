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

/** Whether what is percent-encoded in it is text. Drivers decode names and passwords, and routers paths. */
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
