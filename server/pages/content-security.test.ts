import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security.ts';

it('a page allows the scripts that we wrote into it and no others', () => {
  const policy = contentSecurityPolicy(['one()', 'two()', 'one()'], 'https://pictures.example/x');
  for (const script of ['one()', 'two()']) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^;]*;/);
  expect(policy).not.toContain('unsafe-eval');
});
