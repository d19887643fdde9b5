/** The text of one of our built files by its address (/assets/…); undefined for anything else. */
type TextOf = (href: string) => string | undefined;

/**
 * Makes a built page paint and become interactive early: its styles are inlined, and so is the route map, otherwise a
 * separate file; its scripts come after what a reader sees first. What React rendered stays in the document, with an
 * extra attribute.
 */
export function quickHead(html: string, textOf: TextOf): string {
  const [head, main, rest] = aroundMain(html);
  const around = inlineStylesheets(orderScripts(inlineSiteMap(head + rest, textOf), textOf), textOf);
  return around.replace(MAIN_END, (end) => main + end);
}

const MAIN_END = '</main>';

/** What a page shows may be hundreds of gifts: nothing in there is ours to change. */
function aroundMain(html: string): [head: string, main: string, rest: string] {
  const [from, to] = [html.indexOf('</head>'), html.lastIndexOf(MAIN_END)];
  return from >= 0 && from < to ? [html.slice(0, from), html.slice(from, to), html.slice(to)] : [html, '', ''];
}

const FIRST_CALL = '<meta name="first-call"';
const SCRIPT_LINK = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/**
 * Browsers fetch six files at a time, so scripts come last, after pictures and the head's calls (data/ask-first.ts).
 * The largest script goes first, or it would wait another round trip; then the smallest, which soon make room for
 * fonts and pictures discovered later. If the head's call leads to such a picture, only the largest script and the
 * page's own modules go ahead of it, and their imports follow.
 */
function orderScripts(html: string, textOf: TextOf): string {
  const hrefs = Array.from(html.matchAll(SCRIPT_LINK), ([, href = '']) => href);
  const sizeOf = (href: string) => textOf(href)?.length ?? 0;
  const [largest, ...others] = hrefs.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (largest === undefined) return html;
  const isOfPage = (href: string) => html.includes(`from "${href}"`) || html.includes(`import("${href}")`);
  const isLate = (href: string) => html.includes(FIRST_CALL) && href !== largest && !isOfPage(href);
  const inOrder = [largest, ...others.reverse()].map(
    (href) =>
      `<link rel="modulepreload" fetchpriority="low" href="${href}"${isLate(href) ? ' media="not all" data-late=""' : ''}/>`,
  );
  return html.replace(SCRIPT_LINK, '').replace('</body>', () => `${inOrder.join('')}</body>`);
}

/** Replaces the import of React Router's route map with the map itself. */
export function inlineSiteMap(html: string, textOf: TextOf): string {
  const [statement, href = ''] = /import "(\/assets\/manifest-[\w-]+\.js)";/.exec(html) ?? [];
  const map = textOf(href);
  if (statement === undefined || map === undefined) return html;
  return html
    .replace(statement, () => map.replaceAll('</', '<\\/'))
    .replace(` href="${href}"/>`, ` href="${href}" media="not all"/>`);
}

/**
 * Inlines the built stylesheets, so that the page paints after one round trip. Each link stays, because React expects
 * what it rendered, but must not be fetched. That takes both attributes: the browser's preload scanner ignores
 * `disabled`, while the page itself would still load a sheet for another medium.
 */
function inlineStylesheets(html: string, textOf: TextOf): string {
  const inlined = new Set<string>();
  return html.replace(/<link rel="stylesheet" href="([^"]+)"\/>/g, (link, address: string) => {
    // React Router marks a route's own sheet with a trailing "#".
    const href = address.replace(/#.*$/, '');
    const css = textOf(href);
    if (css === undefined) return link;
    const disabled = link.replace('/>', ' media="not all" disabled=""/>');
    // Vite asks for the sheets of what is imported on demand unless they are there, under exactly this address: once
    // more, they would restyle hundreds of gifts at the first press.
    const exact = address === href ? '' : disabled.replace(address, href);
    if (inlined.has(href)) return disabled;
    inlined.add(href);
    return `<style>${css.replaceAll('</', '<\\/')}</style>${exact}${disabled}`;
  });
}
