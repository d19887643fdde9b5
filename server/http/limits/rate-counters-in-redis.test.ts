import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { partKeys } from '../../config/keys.ts';
import type { TestApp } from '../../testing/app.ts';
import { search, startLimitedApp, statuses, times } from '../../testing/limited-app.ts';
import { hasRedis, startRedis } from '../../testing/processes/redis.ts';
import { connectRedis } from './redis.ts';

describe.skipIf(!hasRedis)('with Redis', () => {
  async function redisAndNodes(count: number, rates: string) {
    const redis = await startRedis(await freePort());
    onTestFinished(() => redis.stop());
    const keys = partKeys(new TextEncoder().encode('the same on all nodes, as it must be'), []);
    const nodes: TestApp[] = [];
    while (nodes.length < count) nodes.push(await startLimitedApp(rates, { redisUrl: redis.url, keys }));
    return { redis, nodes };
  }

  it('two nodes share the limits, and no address or e-mail is written down', async () => {
    const { redis, nodes } = await redisAndNodes(2, 'search=3/5m,reset.account=1/1h');
    const calls = [...nodes, ...nodes].map((node) => () => search(node, { from: '192.0.2.77' }));
    expect(await statuses(calls)).toEqual([200, 200, 200, 429]);
    const refused = await search(nodes[0] as TestApp, { from: '192.0.2.77' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(290);
    const body = { email: 'camille@example.org' };
    const resets = nodes.map((node) => () => node.request('POST /password-reset/request-reset', { body }));
    expect(await statuses(resets)).toEqual([200, 429]);
    const kept = await redis.dump();
    expect(kept.length).toBeGreaterThan(4);
    expect(kept.join('\n')).not.toMatch(/camille|example|192\.0|127\.0/);
  });

  it('people are served while it is down or hangs, and counted by each node separately', async () => {
    const { redis, nodes } = await redisAndNodes(1, 'search=2/1h');
    const [node] = nodes as [TestApp];
    redis.freeze();
    expect(await statuses(times(3, () => search(node)))).toEqual([200, 200, 429]);
    redis.thaw();
    await redis.stop();
    expect(await statuses(times(3, () => search(node, { from: '192.0.2.9' })))).toEqual([200, 200, 429]);
  });

  it('a node says that it hangs, and that it is back', async () => {
    const redis = await startRedis(await freePort());
    onTestFinished(() => redis.stop());
    const said: string[] = [];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const connection = await connectRedis(redis.url, {
      info: (line) => said.push(line),
      warn: (_, line) => said.push(line),
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(said).toEqual([]);
    redis.freeze();
    await vi.advanceTimersByTimeAsync(5000);
    await expect.poll(() => said).toEqual([expect.stringMatching(/cannot be reached/)]);
    // Calls are not kept waiting any more.
    await expect.poll(() => connection.status, { timeout: 10_000 }).not.toBe('ready');
    redis.thaw();
    await expect.poll(() => said, { timeout: 15_000 }).toHaveLength(2);
    expect(said[1]).toMatch(/is back/);
    connection.disconnect();
  });

  it('the service starts without it, and shares again once it is there', async () => {
    const port = await freePort();
    const settings = {
      redisUrl: `redis://127.0.0.1:${port}`,
      keys: partKeys(new TextEncoder().encode('the same on all nodes, as it must be'), []),
    };
    const nodes = [
      await startLimitedApp('search=1/1h', settings),
      await startLimitedApp('search=1/1h', settings),
    ] as const;
    expect(await statuses(nodes.map((node) => () => search(node)))).toEqual([200, 200]);
    const redis = await startRedis(port);
    onTestFinished(() => redis.stop());
    let host = 0;
    const sharedFrom = async () => {
      host += 1;
      return statuses(nodes.map((node) => () => search(node, { from: `198.51.100.${host}` })));
    };
    await expect.poll(sharedFrom, { timeout: 30_000, interval: 200 }).toEqual([200, 429]);
  });
});
