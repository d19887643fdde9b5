import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';
import { root } from '../../scripts/processes.mjs';

export type BalancerName = 'nginx' | 'haproxy';

interface Balancer {
  url: string;
  close(): Promise<void>;
}

const FILES = { nginx: 'nginx.conf', haproxy: 'haproxy.cfg' };

/**
 * Runs one in front of two nodes with the actual configuration from deploy/, except for this machine's addresses and
 * paths.
 * @param program its path
 * @param folder for what it writes
 */
export async function startBalancer(
  { name, program }: { name: BalancerName; program: string },
  [one, two]: [string, string],
  folder: string,
): Promise<Balancer> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const path = join(folder, FILES[name]);
  const replacements: [RegExp, string][] = [
    [/10\.0\.0\.11:3000/g, new URL(one).host],
    [/10\.0\.0\.12:3000/g, new URL(two).host],
    [/^ +listen 80;/m, `listen 127.0.0.1:${port};`],
    [/^ +bind :80$/m, `    bind 127.0.0.1:${port}`],
    [/^user .*$/m, process.getuid?.() === 0 ? 'user root;' : ''],
    [/\/run\/nginx\.pid|\/var\/log\/nginx/g, folder],
  ];
  let configuration = readFileSync(join(root, 'deploy', FILES[name]), 'utf8');
  for (const [pattern, text] of replacements) configuration = configuration.replace(pattern, text);
  writeFileSync(path, configuration.replace(`pid ${folder};`, `pid ${folder}/pid;`));
  const parameters =
    name === 'nginx'
      ? ['-e', join(folder, 'start.log'), '-p', folder, '-c', path, '-g', 'daemon off;']
      : ['-db', '-f', path];
  const child = spawn(program, parameters, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilServed(url, child);
  return {
    url,
    async close() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function untilServed(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    if ((await fetch(`${url}/healthz`).catch(() => null))?.ok) return;
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error('It serves nothing.');
}
