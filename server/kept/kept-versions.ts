import { LRUCache } from 'lru-cache';
import { shareReads } from '../database/shared-reads.ts';

declare module 'fastify' {
  interface FastifyInstance {
    registryVersions: KeptVersions;
  }
}

/** How long a version is trusted: the bound on other processes' writes we are not told about. */
const BELIEVED_MS = 1000;

export interface KeptVersions {
  /** A registry's version, including every write `forget` was called for before. */
  find(name: string): Promise<string | null>;
  /** Something was written, anywhere: every version is read again before it is trusted. */
  forget(): void;
}

/**
 * Keeps registries' versions between two writes.
 * @param isListening whether we hear of other processes' writes; while not, every version is read
 */
export function keepVersions(read: (name: string) => Promise<string | null>, isListening: () => boolean): KeptVersions {
  const readTogether = shareReads(read);
  const kept = new LRUCache<string, { version: string | null; writes: number; until: number }>({ max: 10_000 });
  let writes = 0;
  return {
    async find(name) {
      const asked = performance.now();
      const known = kept.get(name);
      if (known && known.writes === writes && asked < known.until && isListening()) return known.version;
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
