import { Worker } from 'node:worker_threads';
import { plainLetters, withoutCapital, wordsIn } from './spellings.ts';

/** What somebody who knows the service would try first (docs/security.md lists it). */
const CONTEXT = 'cigogne stork storch naissance birth geburt bebe baby liste list cadeau gift geschenk'.split(' ');

const KEYBOARD = ['azertyuiop', 'qwertyuiop', 'qwertzuiop', 'qsdfghjklm', 'asdfghjkl', 'wxcvbn', 'zxcvbnm', 'yxcvbnm'];
const ROWS = [...KEYBOARD, '01234567890', 'abcdefghijklmnopqrstuvwxyz'];
const SEQUENCES = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];

const SMALL_WORDS = /^(mon|ma|mes|les?|la|petite?)/;

/**
 * Whether everybody would try this password first, in any spelling: a common password, a French word or first name, a
 * row of keys, with or without capital, digits and symbols, or combined with the service's name or the person's own.
 * @param own names of the person
 */
export async function isCommonPassword(password: string, own: string[]): Promise<boolean> {
  const words = await commonWords();
  const names = [...own.flatMap((name) => plainLetters(name).split(/[^\p{L}\p{N}]+/u)), ...CONTEXT];
  return [password, ...withoutCapital(password)].some((text) => isCommon(plainLetters(text), names, words));
}

function isCommon(text: string, names: string[], words: Set<string>): boolean {
  const rest = names.reduce((left, name) => (name.length < 3 ? left : left.replaceAll(name, '')), text);
  const isWeak = (word: string) => isCommonWord(word, words) || isCommonWord(word.replace(SMALL_WORDS, ''), words);
  if (wordsIn(text).some(isWeak)) return true;
  return rest !== text && (isNearlyNothing(rest) || wordsIn(rest).some(isWeak));
}

/** Little but digits and symbols. */
function isNearlyNothing(rest: string): boolean {
  return rest.length <= 12 && rest.replaceAll(/\P{L}/gu, '').length <= 2;
}

function isCommonWord(word: string, words: Set<string>): boolean {
  if (word.length < 3) return false;
  if (words.has(word) || SEQUENCES.some((row) => row.includes(word))) return true;
  const unit = /^(.+?)\1+$/u.exec(word)?.[1];
  return unit !== undefined && (unit.length <= 3 || isCommonWord(unit, words));
}

let gathering: Promise<Set<string>> | null = null;

/** Loaded when the first password is chosen, then kept. */
function commonWords(): Promise<Set<string>> {
  gathering ??= gather().catch((error) => {
    gathering = null;
    throw error;
  });
  return gathering;
}

function gather(): Promise<Set<string>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./gather-common-words.ts', import.meta.url));
    worker.once('message', (text: string) => resolve(new Set(text.split('\n'))));
    worker.once('error', reject);
  });
}
