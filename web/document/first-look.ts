/**
 * Runs in the head before the first paint: a cached page is the same for everybody, so what depends on the person
 * (logged in or not, a basket or none, the theme, the cookie notice) is passed to the styles as attributes. The
 * function's source is inlined, so it may not refer to anything outside itself.
 */
export function firstLook(): void {
  const { dataset } = document.documentElement;
  try {
    const { token, basket } = JSON.parse(localStorage.getItem('cigogne') ?? '{}');
    if (token) dataset.session = 'in';
    if (!basket) dataset.basket = 'empty';
  } catch {
    // Storage is blocked or broken: treated as nobody.
  }
  const theme = /(?:^|; |__Host-)theme=(dark|light)/.exec(document.cookie)?.[1];
  if (theme) dataset.theme = theme;
  if (!/(?:^|; |__Host-)cookies=ok/.test(document.cookie)) {
    dataset.cookies = 'ask';
    // Whoever has dismissed the notice has been here before, and has the fonts.
    dataset.fonts = 'later';
  }
  dataset.script = 'on';
  // One of our scripts does not come: the page stays as it was sent (like `leaveAsSent` in web/entry.client.tsx).
  const leaveAsSent = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    // React Router's is in the page, and imports the others. Those of extensions are theirs.
    if (target.src && !target.src.startsWith(location.origin)) return;
    delete dataset.script;
    delete dataset.cookies;
    delete dataset.fonts;
  };
  addEventListener('error', leaveAsSent, true);
}
