// @ts-check

/**
 * Copies a shop's page as this browser shows it, and sends it to a small window of ours. A bookmark or the extension
 * runs this function's source inside the shop's page, so it may not refer to anything outside itself.
 * @param {string} windowAddress our window's, which posts 'cigogne:ready' (web/wishes/adding/handed-page.ts)
 */
export function handOver(windowAddress) {
  // LIMITS.shopPageBytes
  const MOST_BYTES = 5 * 1024 * 1024;
  // Scripts, fields people fill in, and elements that do not describe a product. JSON-LD stays: it does.
  const LEFT_OUT =
    'script:not([type="application/ld+json" i]), style, template, iframe, object, embed, svg > *, ' +
    'input:not([type="submit" i], [type="button" i], [type="image" i]), textarea, select, datalist, output, ' +
    '[contenteditable]:not([contenteditable="false" i]), [role="textbox" i], [role="searchbox" i], [role="combobox" i]';
  // Attributes, parameters and meta tags with such names may identify the visitor, or give access to their account.
  const OF_PEOPLE = /user|customer|client|visitor|account|session|csrf|xsrf|nonce|token|e-?mail|phone|login/i;

  const { origin } = new URL(windowAddress);
  const address = `${windowAddress}?link=${encodeURIComponent(location.href)}`;
  const ours = window.open(address, '_blank', 'popup,width=560,height=860');
  // If pop-ups are blocked, our page opens in this tab instead, and our server fetches the shop's page by its link.
  if (!ours) location.assign(address);
  const page = whenThere().then(takePage);
  // Answered every time, since our window may be reloaded.
  addEventListener('message', (event) => {
    if (ours && event.source === ours && event.origin === origin && event.data === 'cigogne:ready')
      // If the page cannot be copied, our window waits in vain, and then has it fetched by its link.
      page.then((html) => ours.postMessage({ page: html }, origin)).catch(() => {});
  });

  /** Gives a page that is still loading two seconds: less than our window waits for it. */
  function whenThere() {
    if (document.readyState !== 'loading') return Promise.resolve();
    return new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve);
      setTimeout(resolve, 2000);
    });
  }

  /** The page's HTML, cleaned in a document that runs no scripts, loads nothing and is not shown. */
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
    // A token in a picture's address gives access to the picture only, and it is not served without.
    if (href && element.getAttribute('rel') !== 'image_src') element.setAttribute('href', withoutKeys(href));
  }

  /** @param {Element} meta */
  function isOfPeople(meta) {
    return ['name', 'property', 'itemprop', 'id'].some((one) => OF_PEOPLE.test(meta.getAttribute(one) ?? ''));
  }

  /**
   * The address, with the values of personal parameters emptied.
   * @param {string} href
   */
  function withoutKeys(href) {
    return href.replace(/([?&;#][^?&;#=]*=)[^?&;#]*/g, (all, name) => (OF_PEOPLE.test(name) ? name : all));
  }

  /**
   * Whether to drop an attribute: an event handler, a form's target, personal data, or the value of a custom element,
   * which may be a field.
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
    // `stream` drops a character that the limit cuts in two.
    return new TextDecoder().decode(bytes.subarray(0, MOST_BYTES), { stream: true });
  }
}
