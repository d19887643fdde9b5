/** Typeset as in a French book: no line begins with ; : ! ? » € or %, or ends with «. */
export function bound(text: string): string {
  return text.replaceAll(/ (?=[;:!?»€%])|(?<=«) /g, '\u00A0');
}

/** A registry or a wish for reading, not for a form. */
export function wellSet<Told extends { title: string; description: string | null }>(told: Told): Told {
  return { ...told, title: bound(told.title), description: told.description && bound(told.description) };
}
