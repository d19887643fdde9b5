import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security.ts';

it('a page allows its own inline scripts and no others', () => {
  const html = '<script>one()</script><script type="module">two()</script><script src="/assets/x.js"></script>';
  const policy = contentSecurityPolicy(html, 'https://pictures.example/x');
  for (const script of ['one()', 'two()']) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;");
  expect(policy).not.toContain('unsafe-eval');
});
