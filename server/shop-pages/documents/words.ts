import { withoutHeapedMarks } from '#contract/texts.ts';

/** A text's words for comparison: without case, accents and punctuation. */
export function wordsOf(text: string): Set<string> {
  return new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []);
}

export function fold(text: string): string {
  return withoutHeapedMarks(text).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Only letters and digits. */
export function squeezed(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** How much of the shorter text is contained in the other, from 0 to 1. */
export function overlap(one: Set<string>, other: Set<string>): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  if (fewer.size === 0) return 0;
  let common = 0;
  for (const word of fewer) if (more.has(word)) common += 1;
  return common / fewer.size;
}

/** How similar two texts are, from 0 to 1: whatever only one of them says counts against it. */
export function likeness(one: Set<string>, other: Set<string>): number {
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}
