// @ts-check
// node --import ./bench/service/watch-loop.mjs: on SIGUSR2 the service writes down the longest time it could answer
// nobody since it was last asked.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const { LOOP_FILE } = process.env;

if (isMainThread && LOOP_FILE) {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  process.on('SIGUSR2', () => {
    writeFileSync(LOOP_FILE, String(delays.max / 1e6));
    delays.reset();
  });
}
