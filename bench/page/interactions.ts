import { loadavg } from 'node:os';
import type { Browser, Route } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { ACCOUNT_SCREENS } from '../../e2e/screens/account-screens.ts';
import { fillWithDemo, LIVED_SCREENS } from '../../e2e/screens/lived-screens.ts';
import { PARENT_SCREENS } from '../../e2e/screens/private-screens.ts';
import { openScreen, type Screen, VISITOR_SCREENS } from '../../e2e/screens/screens.ts';
import { newWorld, type World } from '../../e2e/screens/world.ts';
import { openOutbox } from '../../e2e/service/outbox.ts';
import { type Service, startService } from '../../e2e/service/service.ts';
import { median, middle } from '../service/median.ts';
import { makeFullRegistry } from '../service/registry-of-sixty.ts';
import { followLinks, type Way } from './follow-links.ts';
import { type Frames, framesDuring, scrollThrough } from './frames.ts';
import { CPU_SLOWDOWN, launch, slowPhone } from './page-load.ts';
import { pressBare } from './press-bare.ts';
import { tryEverything, type Use } from './try-everything.ts';
import { watchHands } from './watch-hands.ts';

const FEATURES = 'langSelector=on,secondOwner=on,multiBaby=on';
/** To reach. */
const BUDGET = { interaction: 200, navigation: 100, frames: 55 };
/** 200 gifts in six categories. */
const IN_EACH = 34;
/** Of a screen that is over a target. The machine may be slow for a minute: the others come between. */
const ROUNDS = 3;

/** What a screen answered in one language. */
interface Answers {
  /** How long a press on a bare page took just before, in ms: how quick the machine was. */
  bare: number;
  uses: Use[];
  ways: Way[];
  /** Of the lists with 200 gifts. */
  frames?: Frames;
}

/**
 * How soon every screen of e2e/screens reacts on a phone: the slowest press or key with the CPU slowed ×4 (INP), the
 * ways to other pages with what the browser keeps and the CPU as it is, and the frames in which 200 gifts scroll. A
 * screen over its target is looked at twice more at the end: the median of each control and way counts. What a press on
 * a bare page takes stands beside it: it tells how quick the machine was just then.
 * `PAGES` are words of their names, `LANGUAGES` the languages, both separated by commas.
 */
export async function reportInteractions(settings: Record<string, string>): Promise<void> {
  const languages = LANGUAGES.filter((lang) => process.env.LANGUAGES?.split(',').includes(lang) ?? true);
  const service = await startService({ ...settings, FEATURES });
  const browser = await launch();
  try {
    const world = await newWorld(service, openOutbox(service.dataDir), 'usual');
    const chosen = (screens: Screen[]) => {
      const wanted = process.env.PAGES?.split(',');
      return screens.filter(({ name }) => wanted?.some((words) => name.includes(words)) ?? true);
    };
    const many = await withManyGifts(service, world);
    console.log(`\nInteractions: 412 px, CPU ×${CPU_SLOWDOWN}; ways to other pages: CPU ×1, what is kept is there\n`);
    line('', ['slowest ms', 'way ms', 'frames/s', 'bare ms'], 'what it was');
    line('target', [`${BUDGET.interaction}`, `${BUDGET.navigation}`, '60', ''], '');
    const look = async (screens: Screen[], people: World) => {
      const lookings = screens.flatMap((screen) =>
        languages
          .filter((lang) => !screen.only || screen.only === lang)
          .map((lang) => {
            const withWays = lang === (screen.only ?? languages[0]);
            return { screen, lang, world: people, url: service.url, withWays };
          }),
      );
      await lookAtAll(browser, lookings);
    };
    await look(chosen([...VISITOR_SCREENS, ...ACCOUNT_SCREENS, ...PARENT_SCREENS, ...many]), world);
    const lived = chosen(LIVED_SCREENS);
    if (lived.length > 0) await look(lived, await fillWithDemo(service, world));
    console.log(`\n  load average ${loadavg()[0]?.toFixed(2)}; ! misses the target`);
  } finally {
    await browser.close();
    await service.stop();
  }
}

async function withManyGifts(service: Service, world: World): Promise<Screen[]> {
  const { registry, name } = await makeFullRegistry(service, world.parent, IN_EACH);
  return [
    { name: 'the public list, 200 gifts', path: () => paths.publicRegistry(name) },
    { name: 'the own list, 200 gifts', who: 'parent', path: () => paths.ownerRegistry(registry.id) },
    { name: 'arranging 200 gifts', who: 'parent', path: () => paths.arrangeRegistry(registry.id) },
  ];
}

interface Looking {
  screen: Screen;
  lang: Language;
  world: World;
  url: string;
  /** Whether its ways are followed: in one language, as words make no difference to them. */
  withWays: boolean;
}

async function lookAtAll(browser: Browser, lookings: Looking[]): Promise<void> {
  const over: { looking: Looking; rounds: Answers[] }[] = [];
  for (const looking of lookings) {
    const answers = await answersOf(browser, looking);
    report(`${looking.screen.name}, ${looking.lang}`, answers);
    if (isOver(answers)) over.push({ looking, rounds: [answers] });
  }
  for (let round = 1; round < ROUNDS; round += 1) {
    for (const { looking, rounds } of over) rounds.push(await answersOf(browser, looking));
  }
  for (const { looking, rounds } of over) {
    report(`${looking.screen.name}, ${looking.lang}, median of ${ROUNDS}`, medianOf(rounds));
  }
}

async function answersOf(browser: Browser, { screen, lang, world, url, withWays }: Looking): Promise<Answers> {
  const context = await slowPhone(browser, { baseURL: url, serviceWorkers: 'block' });
  await context.addCookies(['lang', 'cookies'].map((name) => ({ name, value: name === 'lang' ? lang : 'ok', url })));
  const page = await context.newPage();
  await page.addInitScript(watchHands);
  async function open() {
    await page.goto('/healthz');
    // No draft of the last time.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await openScreen(page, world, screen, lang);
    // What is pressed while a page wakes up waits for that: how long, the first visits tell.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null), { timeout: 5000 })));
  }
  const devtools = await context.newCDPSession(page);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  // Opened at full speed: a screen that takes long to come is the first visits' matter.
  async function openSafely() {
    await slowDown(1);
    await context.unroute(CALLS);
    await open();
    await context.route(CALLS, refuseWrite);
    await slowDown(CPU_SLOWDOWN);
  }
  await slowDown(CPU_SLOWDOWN);
  const answers: Answers = { bare: await pressBare(page), uses: [], ways: [] };
  await slowDown(1);
  try {
    if (withWays && !screen.act) {
      await open();
      answers.ways = await followLinks(page, open);
    }
    await openSafely();
    if (screen.name.includes('200')) answers.frames = await framesDuring(page, () => scrollThrough(page));
    answers.uses = ofEach(await tryEverything(page, openSafely), USE, (uses) => uses.at(-1));
  } catch (error) {
    console.error(`  ${screen.name}, ${lang}: ${(error as Error).message.split('\n')[0]}`);
    process.exitCode = 1;
  }
  await context.close();
  return answers;
}

function isOver({ uses, ways, frames }: Answers): boolean {
  return (
    uses.some(({ duration }) => duration > BUDGET.interaction) ||
    ways.some(({ ms }) => ms !== null && ms > BUDGET.navigation) ||
    (frames !== undefined && frames.rate < BUDGET.frames)
  );
}

function medianOf(rounds: Answers[]): Answers {
  const frames = middle(rounds.flatMap((round) => round.frames ?? []).toSorted((one, other) => one.rate - other.rate));
  return {
    bare: median(rounds.map(({ bare }) => bare)),
    uses: ofEach(
      rounds.flatMap(({ uses }) => uses),
      USE,
      middle,
    ),
    ways: ofEach(
      rounds.flatMap(({ ways }) => ways),
      WAY,
      middle,
    ),
    ...(frames && { frames }),
  };
}

/** What its controls and ways are told apart by, and how long they took. */
const USE = { name: ({ what }: Use) => what, ms: ({ duration }: Use) => duration };
const WAY = { name: ({ to }: Way) => to, ms: ({ ms }: Way) => ms ?? Number.POSITIVE_INFINITY };

function ofEach<Each>(
  all: Each[],
  { name, ms }: { name: (each: Each) => string; ms: (each: Each) => number },
  choose: (quickestFirst: Each[]) => Each | undefined,
): Each[] {
  return [...Map.groupBy(all, name).values()].flatMap(
    (same) => choose(same.toSorted((one, other) => ms(one) - ms(other))) ?? [],
  );
}

const CALLS = '**/api/v1/**';

/** Buttons may be pressed that delete: the next screen finds everything as it was. */
async function refuseWrite(route: Route): Promise<void> {
  if (route.request().method() === 'GET') await route.fallback();
  else await route.fulfill({ status: 503, body: '' });
}

function report(name: string, { bare, uses, ways, frames }: Answers): void {
  const slowest = uses.reduce<Use | undefined>(
    (most, use) => (use.duration > (most?.duration ?? 0) ? use : most),
    undefined,
  );
  const way = ways.reduce<Way | undefined>((most, each) => ((each.ms ?? 0) > (most?.ms ?? 0) ? each : most), undefined);
  const remarks = [
    slowest && `${slowest.type} of ${slowest.what}: ${slowest.delay.toFixed(0)} + ${slowest.processing.toFixed(0)} ms`,
    way?.ms && way.ms > BUDGET.navigation && `to ${way.to}`,
    ...ways.filter(({ ms }) => ms === null).map(({ to }) => `never came: ${to}`),
    frames && `longest frame ${frames.longest.toFixed(0)} ms`,
  ];
  line(
    name,
    [
      slowest ? marked(slowest.duration, slowest.duration > BUDGET.interaction) : '< 16',
      way?.ms ? marked(way.ms, way.ms > BUDGET.navigation) : '',
      frames ? marked(frames.rate, frames.rate < BUDGET.frames) : '',
      bare.toFixed(0),
    ],
    remarks.filter(Boolean).join('; '),
  );
}

function marked(value: number, isOver: boolean): string {
  return `${isOver ? '! ' : ''}${value.toFixed(0)}`;
}

function line(name: string, cells: [slowest: string, way: string, frames: string, bare: string], remark: string): void {
  console.log(`  ${name.padEnd(52)}${cells.map((cell) => cell.padStart(11)).join('')}   ${remark}`);
}
