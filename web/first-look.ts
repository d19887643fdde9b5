/**
 * Runs in the head, before the first paint: a cached page is the same for everybody, so what depends on the person
 * (logged in or not, the chosen theme, whether the cookie notice was read) is told to the styles by attributes. Its text
 * stands in the page: it names nothing from outside itself.
 */
export function firstLook(): void {
  const { dataset } = document.documentElement;
  try {
    if (JSON.parse(localStorage.getItem('cigogne') ?? '{}').token) dataset.session = 'in';
  } catch {
    // Blocked or broken: nobody is known.
  }
  const theme = /(?:^|; )theme=(dark|light)/.exec(document.cookie)?.[1];
  if (theme) dataset.theme = theme;
  if (!/(?:^|; )cookies=ok/.test(document.cookie)) dataset.cookies = 'ask';
  dataset.script = 'on';
}
