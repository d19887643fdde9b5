/** Markup that is safe to send: only the `html` tag creates it. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | readonly Markup[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Builds markup; interpolated text is escaped: html`<p>${name}</p>`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: strings.map((text, index) => text + toMarkup(parts[index] ?? '')).join('') };
}

function toMarkup(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
