/**
 * Runs in the head, before the first paint: a cached page is the same for everybody, so what depends on the person
 * (logged in or not, a basket or none, the chosen theme, whether the cookie notice was read) is told to the styles by
 * attributes. Its text stands in the page: it names nothing from outside itself.
 */
export function firstLook(): void {
  const { dataset } = document.documentElement;
  try {
    const { token, basket } = JSON.parse(localStorage.getItem('cigogne') ?? '{}');
    if (token) dataset.session = 'in';
    if (!basket) dataset.basket = 'empty';
  } catch {
    // Blocked or broken: nobody is known.
  }
  const theme = /(?:^|; |__Host-)theme=(dark|light)/.exec(document.cookie)?.[1];
  if (theme) dataset.theme = theme;
  if (!/(?:^|; |__Host-)cookies=ok/.test(document.cookie)) {
    dataset.cookies = 'ask';
    // Whoever has read the notice has the fonts.
    dataset.fonts = 'later';
  }
  dataset.script = 'on';
}
