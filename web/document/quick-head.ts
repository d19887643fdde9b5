/** The text of one of our built files by its address (/assets/…); undefined for what is none. */
type TextOf = (href: string) => string | undefined;

/**
 * Makes a built page paint and work early: its styles stand in it, and so does the map of the site, which is a file of
 * its own otherwise; its scripts wait behind what a reader sees first. What React rendered stays in the document, with
 * an attribute more.
 */
export function quickHead(html: string, textOf: TextOf): string {
  return inlineStylesheets(orderScripts(inlineSiteMap(html, textOf), textOf), textOf);
}

const FIRST_CALL = '<meta name="first-call"';
const SCRIPT_LINK = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/**
 * A browser asks for six files at a time, so the scripts stand at the end of the page: its pictures and what its head
 * asks for (data/ask-first.ts) go before. The largest goes first, for behind another it would wait a whole round trip;
 * then the smallest, which soon make way for fonts and for pictures that nobody knew of before. Where the head asks for
 * such a picture, it would find all six taken: there the largest and the page's own modules alone go ahead, and what
 * these import is asked for behind the picture.
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

/** Puts React Router's map of the routes in the place of its import. */
export function inlineSiteMap(html: string, textOf: TextOf): string {
  const [statement, href = ''] = /import "(\/assets\/manifest-[\w-]+\.js)";/.exec(html) ?? [];
  const map = textOf(href);
  if (statement === undefined || map === undefined) return html;
  return html
    .replace(statement, () => map.replaceAll('</', '<\\/'))
    .replace(` href="${href}"/>`, ` href="${href}" media="not all"/>`);
}

/**
 * Puts the built stylesheets into the page, so that it paints after one round trip. Each link stays, because React
 * expects what it rendered, but must not be fetched. That takes both attributes: the browser's preload scanner ignores
 * `disabled`, and the page itself loads a sheet for another medium all the same.
 */
function inlineStylesheets(html: string, textOf: TextOf): string {
  const inlined = new Set<string>();
  return html.replace(/<link rel="stylesheet" href="([^"]+)"\/>/g, (link, address: string) => {
    // React Router marks a route's own sheet with a trailing "#".
    const href = address.replace(/#.*$/, '');
    const css = textOf(href);
    if (css === undefined) return link;
    const disabled = link.replace('/>', ' media="not all" disabled=""/>');
    if (inlined.has(href)) return disabled;
    inlined.add(href);
    return `<style>${css.replaceAll('</', '<\\/')}</style>${disabled}`;
  });
}
