/**
 * Makes a built page paint early: its styles stand in it, and its scripts wait behind the pictures and fonts that a
 * reader sees first. What React rendered stays in the document, with an attribute more.
 */
export function quickHead(html: string, textOf: (href: string) => string | undefined): string {
  const patient = html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
  return inlineStylesheets(patient, textOf);
}

/**
 * Puts the built stylesheets into the page, so that it paints after one round trip. Each link stays, disabled (the
 * browser does not fetch it), so that React finds in the document what it rendered.
 */
function inlineStylesheets(html: string, textOf: (href: string) => string | undefined): string {
  const inlined = new Set<string>();
  return html.replace(/<link rel="stylesheet" href="([^"]+)"\/>/g, (link, address: string) => {
    // React Router marks a route's own sheet with a trailing "#".
    const href = address.replace(/#.*$/, '');
    const css = textOf(href);
    if (css === undefined) return link;
    const disabled = link.replace('/>', ' disabled=""/>');
    if (inlined.has(href)) return disabled;
    inlined.add(href);
    return `<style>${css.replaceAll('</', '<\\/')}</style>${disabled}`;
  });
}
