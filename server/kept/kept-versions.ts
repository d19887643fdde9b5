import { LRUCache } from 'lru-cache';
import { shareReads } from './shared-reads.ts';

declare module 'fastify' {
  interface FastifyInstance {
    registryVersions: KeptVersions;
  }
}

/** So long a version is believed that was read: the bound on what other processes write without our being told. */
const BELIEVED_MS = 1000;

export interface KeptVersions {
  /** A registry's version, which nothing that `forget` was called for before is missing from. */
  find(name: string): Promise<string | null>;
  /** Something was written, anywhere: every version is read again before it is believed. */
  forget(): void;
}

/**
 * Keeps the versions of registries between two writes.
 * @param isTold whether other processes' writes are told to us; while they are not, every version is read
 */
export function keepVersions(read: (name: string) => Promise<string | null>, isTold: () => boolean): KeptVersions {
  const readTogether = shareReads(read);
  const kept = new LRUCache<string, { version: string | null; writes: number; until: number }>({ max: 10_000 });
  let writes = 0;
  return {
    async find(name) {
      const asked = performance.now();
      const known = kept.get(name);
      if (known && known.writes === writes && asked < known.until && isTold()) return known.version;
      const before = writes;
      const version = await readTogether(name);
      kept.set(name, { version, writes: before, until: asked + BELIEVED_MS });
      return version;
    },
    forget() {
      writes += 1;
    },
  };
}
