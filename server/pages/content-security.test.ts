import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security.ts';

it('a page allows the scripts that we wrote into it and no others', () => {
  const policy = contentSecurityPolicy(['b25l', 'dHdv', 'b25l'], 'https://pictures.example/x');
  for (const hash of ['b25l', 'dHdv']) expect(policy).toContain(`'sha256-${hash}'`);
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^;]*;/);
  expect(policy).not.toContain('unsafe-eval');
});
