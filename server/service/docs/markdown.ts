import { html, type Markup } from '../../html/html.ts';

/** The small subset of Markdown the documentation uses: paragraphs, lists, `code` and **strong**. */
export function paragraph(text: string): Markup {
  if (!text.startsWith('- ')) return html`<p>${inline(text)}</p>`;
  return html`<ul>${text.split('\n').map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>`;
}

export function inline(text: string): Markup[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : html`${part}`;
  });
}
