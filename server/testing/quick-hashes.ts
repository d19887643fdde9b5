import { vi } from 'vitest';

// Hashing a password well takes a hundred times as long as all else that a test does with it. Only here, where vitest
// runs: what the product asks for stands in accounts/password/passwords.ts, and registration.test.ts sees that it gets
// it.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  const hash: typeof argon2.hash = (password, options) =>
    argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 });
  return { ...argon2, hash };
});
