/**
 * Typeset as in a French book: no line begins with ; : ! ? » € or %, or ends with «; « (lot de 2) », « 60 × 120 »
 * and « 240 ml » stay in one piece.
 */
export function bound(text: string): string {
  return text.replaceAll(
    / (?=[;:!?»€%×]|(de )?\d+\))|(?<=\d) (?=(mois|ans|[ckm]?m|[cm]?[lL]|k?g)(?!\p{L}))|(?<=[«×]) /gu,
    '\u00A0',
  );
}

/** A registry or a wish for reading, not for a form. */
export function wellSet<Words extends { title: string; description: string | null }>(words: Words): Words {
  return { ...words, title: bound(words.title), description: words.description && bound(words.description) };
}
