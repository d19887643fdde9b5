import { LANGUAGES, type Language } from '#locales/languages.ts';
import { html, type Markup } from '#server/html/html.ts';

export const WIDTHS = [360, 768, 1280] as const;
export const COLOUR_SCHEMES = ['light', 'dark'] as const;

interface Picture {
  name: string;
  lang: Language;
  width: number;
  scheme: string;
}

/** The file of one picture. */
export function pictureFile({ name, lang, width, scheme }: Picture): string {
  return `${name.replaceAll(/[^a-z]+/gi, '-')}-${lang}-${width}-${scheme}.jpg`;
}

/**
 * All pictures side by side, a row per screen, with checkboxes at the top to choose among them. It needs no script.
 */
export function screensPage(names: string[]): string {
  const choices = [...LANGUAGES, ...WIDTHS.map((width) => `w${width}`), ...COLOUR_SCHEMES];
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen of Cigogne</title>
<style>
  body { margin: 0; font: 16px/1.4 system-ui, sans-serif; background: #ddd; }
  nav { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 16px; padding: 12px; background: #fff; }
  h2 { margin: 24px 12px 8px; font-size: 18px; }
  .row { display: flex; gap: 12px; align-items: start; overflow-x: auto; padding: 0 12px; }
  figure { flex: none; margin: 0; }
  img { display: block; height: 560px; width: auto; object-fit: contain; object-position: top; background: #fff; }
  ${choices.map(hidingRule)}
</style>
<nav>${choices.map((choice) => html`<label><input type="checkbox" checked id="${choice}"> ${choice.replace('w', '')}</label>`)}</nav>
${names.map((name) => html`<h2>${name}</h2><div class="row">${picturesOf(name)}</div>`)}
</html>`.markup;
}

function hidingRule(choice: string): Markup {
  return html`body:not(:has(#${choice}:checked)) .${choice} { display: none; } `;
}

function picturesOf(name: string): Markup[] {
  return LANGUAGES.flatMap((lang) =>
    WIDTHS.flatMap((width) =>
      COLOUR_SCHEMES.map((scheme) => {
        const about = `${lang}, ${width} px, ${scheme}`;
        const file = pictureFile({ name, lang, width, scheme });
        return html`<figure class="${lang} w${width} ${scheme}"><a href="${file}"><img loading="lazy" src="${file}" alt="${name}: ${about}"></a><figcaption>${about}</figcaption></figure>`;
      }),
    ),
  );
}
