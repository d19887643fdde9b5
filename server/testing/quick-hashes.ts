import { vi } from 'vitest';

// Hashing a password properly takes a hundred times as long as everything else in a test. The weak hashing is used
// under vitest only: the product's parameters are in accounts/password/passwords.ts, and registration.test.ts
// verifies that they apply.
vi.mock('../accounts/password/argon2.ts', async () => {
  const { hash, verify } = await import('@node-rs/argon2');
  return {
    hash: (password: string, options: object) => hash(password, { ...options, memoryCost: 64, timeCost: 1 }),
    verify: (passwordHash: string, password: string) => verify(passwordHash, password).catch(() => false),
  };
});
