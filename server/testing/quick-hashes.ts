import { vi } from 'vitest';

// Hashing a password properly takes a hundred times as long as everything else in a test. The weak hashing is used
// under vitest only: the product's parameters are in accounts/password/passwords.ts, and registration.test.ts
// verifies that they apply.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  const hash: typeof argon2.hash = (password, options) =>
    argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 });
  return { ...argon2, hash };
});
