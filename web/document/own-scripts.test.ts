import { expect, it } from 'vitest';
import { takeOwnScripts } from './own-scripts.ts';

it('scripts of ours are told from those that stand in a page for another reason', () => {
  const marked =
    '<script>stranger()</script><script nonce="other">guess()</script><link rel="modulepreload" nonce="m4rk" href="/x.js"/>' +
    '<script nonce="m4rk">one()</script><script type="module" nonce="m4rk" async="">two()</script><script src="/y.js" nonce="m4rk"></script>';
  expect(takeOwnScripts(marked, 'm4rk')).toEqual({
    html:
      '<script>stranger()</script><script nonce="other">guess()</script><link rel="modulepreload" href="/x.js"/>' +
      '<script>one()</script><script type="module" async="">two()</script><script src="/y.js"></script>',
    scripts: ['one()', 'two()'],
  });
});
