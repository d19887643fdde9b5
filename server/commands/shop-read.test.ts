import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('./shop-read.ts', import.meta.url));
const run = promisify(execFile);

const PAGE =
  '<title>Mobile en bois | Atelier</title><meta property="og:type" content="product"><h1>Mobile en bois</h1><p class="price">12,50 €</p><button>Ajouter au panier</button>';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-read-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages', 'mobile.html.gz'), gzipSync(PAGE));
  writeFileSync(join(folder, 'pages', 'nothing.html.gz'), gzipSync(''));
  writeFileSync(join(folder, 'mobile.html'), PAGE);
  const pages = [
    {
      file: 'mobile.html',
      url: 'https://atelier.example/p/mobile',
      kind: 'product',
      headers: { 'Content-Type': 'text/html' },
    },
    { file: 'nothing.html', url: null },
  ];
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  const prices = [
    { text: '29€90', currency_hint: null, amount: 1 },
    { text: null, currency_hint: 'EUR' },
  ];
  writeFileSync(join(folder, 'prices.json'), JSON.stringify(prices));
});

afterAll(() => rmSync(folder, { recursive: true }));

async function linesOf(...parameters: string[]): Promise<string[]> {
  const { stdout } = await run(process.execPath, [COMMAND, ...parameters]);
  return stdout.trimEnd().split('\n');
}

describe('npm run shop:read', () => {
  it('reads a folder of pages, one object a line', async () => {
    const [mobile, nothing] = (await linesOf(`--pages=${folder}`)).map((line) => JSON.parse(line));
    expect(mobile).toEqual({
      file: 'mobile.html',
      refused: null,
      title: 'Mobile en bois',
      price: 12.5,
      currency: 'EUR',
      image: null,
      brand: null,
      description: null,
      gtin: null,
      sources: { title: 'page', price: 'page' },
      ms: expect.any(Number),
    });
    expect(nothing).toMatchObject({ file: 'nothing.html', refused: 'UNKNOWN_SHOP', title: null, price: null });
  });

  it('reads a file of price texts', async () => {
    expect(await linesOf(`--prices=${join(folder, 'prices.json')}`)).toEqual([
      '{"text":"29€90","amount":29.9,"currency":"EUR"}',
      '{"text":null,"amount":null,"currency":"EUR"}',
    ]);
  });

  it('shows a person what is read, and from where', async () => {
    const lines = await linesOf(join(folder, 'mobile.html'));
    expect(lines.join('\n')).toMatch(/title +Mobile en bois {2}\(page\)[\s\S]*price +12\.50 {2}\(page\)/);
  });

  it('prints its usage', async () => {
    await expect(linesOf()).rejects.toThrow('Usage: npm run shop:read');
  });
});
