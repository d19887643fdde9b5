import { requestsPerSecond, requestsPerSecondOfBareRoute } from './throughput.ts';

/** How many times a second this machine serves the public list, beside a bare Fastify route with as many bytes. */
export async function reportServedPages(url: string): Promise<void> {
  const page = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const size = Number(page.headers.get('content-length') ?? (await page.arrayBuffer()).byteLength);
  const ours = await requestsPerSecond(url);
  const bare = await requestsPerSecondOfBareRoute(size);
  console.log(`\nRequests per second on this machine, ${(size / 1000).toFixed(1)} kB an answer\n`);
  row('the public list', ours.toFixed(0), '');
  row('a bare Fastify route', bare.toFixed(0), `ours is ${((100 * ours) / bare).toFixed(0)} % of it`);
}

function row(name: string, value: string, remark: string): void {
  console.log(`  ${name.padEnd(28)}${value.padStart(12)}   ${remark}`);
}
