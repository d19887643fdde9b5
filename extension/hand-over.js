// @ts-check

/**
 * Takes the page of a shop as this browser shows it, and hands it to a small window of ours. It runs in the shop's
 * page, from a bookmark or from the extension, which send its source there: it may use nothing that stands outside of
 * it.
 * @param {string} windowAddress of ours, which says 'cigogne:ready' when it listens (web/wishes/adding/handed-page.ts)
 */
export function handOver(windowAddress) {
  // LIMITS.shopPageBytes
  const MOST_BYTES = 5 * 1024 * 1024;
  // Programs, what people fill in, and what says nothing of a product. JSON-LD is no program: it describes the product.
  const LEFT_OUT =
    'script:not([type="application/ld+json" i]), style, template, iframe, object, embed, svg > *, ' +
    'input:not([type="submit" i], [type="button" i], [type="image" i]), textarea, select, datalist, output, ' +
    '[contenteditable]:not([contenteditable="false" i]), [role="textbox" i], [role="searchbox" i], [role="combobox" i]';
  // Who is looking, and the keys to their account: nothing of this describes a product (matched against names only).
  const OF_PEOPLE = /user|customer|client|visitor|account|session|csrf|xsrf|nonce|token|e-?mail|phone|login/i;

  const { origin } = new URL(windowAddress);
  const address = `${windowAddress}?link=${encodeURIComponent(location.href)}`;
  const ours = window.open(address, '_blank', 'popup,width=560,height=860');
  // Where windows are blocked, ours takes the place of the shop and reads the page by its link.
  if (!ours) location.assign(address);
  const page = whenThere().then(takePage);
  // As often as it asks: it may be loaded again.
  addEventListener('message', (event) => {
    if (ours && event.source === ours && event.origin === origin && event.data === 'cigogne:ready')
      // Our window reads by the link what cannot be taken.
      page.then((html) => ours.postMessage({ page: html }, origin)).catch(() => {});
  });

  /** A page that is still loading has a while to come: less than our window waits for it. */
  function whenThere() {
    if (document.readyState !== 'loading') return Promise.resolve();
    return new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve);
      setTimeout(resolve, 2000);
    });
  }

  /** The page's HTML, from a copy in a document that runs, loads and shows nothing. */
  function takePage() {
    const inert = document.implementation.createHTMLDocument('');
    const copy = inert.importNode(document.documentElement, true);
    for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
    for (const meta of copy.querySelectorAll('meta')) if (isOfPeople(meta)) meta.remove();
    for (const element of [copy, ...copy.querySelectorAll('*')]) clean(element);
    const comments = inert.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
    for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
      comment.parentNode?.removeChild(comment);
    return cut(`<!doctype html>${copy.outerHTML}`);
  }

  /** @param {Element} element */
  function clean(element) {
    for (const name of element.getAttributeNames()) if (isLeftOut(element, name)) element.removeAttribute(name);
    const href = element.getAttribute('href');
    // The key to a picture is no one's own.
    if (href && element.getAttribute('rel') !== 'image_src') element.setAttribute('href', withoutKeys(href));
  }

  /** @param {Element} meta */
  function isOfPeople(meta) {
    return ['name', 'property', 'itemprop', 'id'].some((one) => OF_PEOPLE.test(meta.getAttribute(one) ?? ''));
  }

  /**
   * An address without what stands in those of its parameters that are somebody's.
   * @param {string} href
   */
  function withoutKeys(href) {
    return href.replace(/([?&;#][^?&;#=]*=)[^?&;#]*/g, (all, name) => (OF_PEOPLE.test(name) ? name : all));
  }

  /**
   * Whether an attribute is a program, somebody's, where a form goes, or what was chosen in a field of the shop's
   * making.
   * @param {Element} element
   * @param {string} attribute
   */
  function isLeftOut(element, attribute) {
    if (attribute === 'value') return element.localName.includes('-');
    return /^on|^(?:form)?action$/i.test(attribute) || OF_PEOPLE.test(attribute);
  }

  /** @param {string} html */
  function cut(html) {
    const bytes = new TextEncoder().encode(html);
    // As of a stream: a letter that is cut in two is left out.
    return new TextDecoder().decode(bytes.subarray(0, MOST_BYTES), { stream: true });
  }
}
