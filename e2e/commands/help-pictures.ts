// npm run help:pictures: takes the pictures of the help from the product itself, in each language, and puts them beside
// the service (server/pictures/help) with their names (contract/help-pictures.json).
//
//   npm run help:pictures -- basket giver      takes these alone
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import '#locales/every-language.ts';
import { LOCALES } from '#locales/dates.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { helpPictureFile } from '#server/pictures/help-pictures.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../scripts/machine.mjs';
import { root } from '../../scripts/processes.mjs';
import { type Family, newFamily } from '../help-pictures/family.ts';
import { LIST_SHOTS } from '../help-pictures/list-shots.ts';
import type { Shot } from '../help-pictures/shot.ts';
import { openPhone, takePicture } from '../help-pictures/take-picture.ts';
import { WISH_SHOTS } from '../help-pictures/wish-shots.ts';
import { openOutbox } from '../service/outbox.ts';
import { type Service, startService } from '../service/service.ts';

/** What people see in the pictures. */
const ADDRESS = 'cigogne.example';
const MANIFEST = join(root, 'contract', 'help-pictures.json');
const manifest: Record<string, Record<string, string>> = JSON.parse(readFileSync(MANIFEST, 'utf8'));

const asked = process.argv.slice(2);
const shots = (Object.entries({ ...LIST_SHOTS, ...WISH_SHOTS }) as [string, Shot][]).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);

async function main(): Promise<void> {
  for (const features of new Set(shots.map(([, shot]) => shot.features))) {
    await takeAll(
      shots.filter(([, shot]) => shot.features === features),
      features ?? '',
    );
  }
}

async function takeAll(wanted: [string, Shot][], features: string): Promise<void> {
  const PORT = String(await freePort());
  const FEATURES = `langSelector=on,${features}`.replace(/,$/, '');
  const service = await startService({ PORT, FEATURES, PUBLIC_URL: `http://${ADDRESS}` });
  try {
    await Promise.all(LANGUAGES.map((language) => takeIn(language, { wanted, service, features, port: PORT })));
  } finally {
    await service.stop();
  }
}

/** One per language, which determines how the browser writes dates. */
async function openBrowser(language: Language, port: string): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    env: { ...process.env, LANG: LOCALES[language].replace('-', '_'), LANGUAGE: language },
    args: [
      ...CHROMIUM_ARGUMENTS,
      '--hide-scrollbars',
      `--lang=${LOCALES[language]}`,
      `--host-resolver-rules=MAP ${ADDRESS}:80 127.0.0.1:${port}`,
      `--unsafely-treat-insecure-origin-as-secure=http://${ADDRESS}`,
    ],
  });
}

interface Studio {
  wanted: [string, Shot][];
  service: Service;
  features: string;
  port: string;
}

async function takeIn(language: Language, { wanted, service, features, port }: Studio): Promise<void> {
  const family = await newFamily(service.url, openOutbox(service.dataDir), language);
  if (features !== '') await invite(family);
  const browser = await openBrowser(language, port);
  try {
    const page = await openPhone(browser, `http://${ADDRESS}`, language);
    for (const [name, shot] of wanted) {
      const picture = await takePicture(page, shot, language, family).catch((cause) => {
        throw new Error(`${name} (${language})`, { cause });
      });
      await keep(language, name, picture);
    }
  } finally {
    await browser.close();
  }
}

async function invite({ parent, offline, words }: Family): Promise<void> {
  const params = { birth_registry_id: offline.id };
  const body = { second_owner_mail: words.otherParent };
  await parent.api('PUT /birthregistry/{birth_registry_id}', { params, body });
}

/** The file, and its entry in the manifest, which is sorted by name. */
async function keep(language: Language, name: string, picture: Buffer): Promise<void> {
  const file = helpPictureFile(language, name);
  await mkdir(dirname(file.pathname), { recursive: true });
  await writeFile(file, picture);
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 32);
  const all = Object.entries({ ...manifest[language], [name]: hash });
  manifest[language] = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${language} ${name}: ${(picture.length / 1000).toFixed(1)} kB`);
}

await main();
