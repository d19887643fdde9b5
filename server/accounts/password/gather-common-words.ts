import { parentPort } from 'node:worker_threads';
import { dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { plainLetters } from './spellings.ts';

/**
 * Runs in a thread of its own that ends afterwards: unpacking the lists takes 50 MB and a second, while the result
 * takes 6 MB.
 */
const lists = [
  dictionary['passwords-common'],
  french['commonWords-fr'],
  french['firstnames-fr'],
  french['lastnames-fr'],
  french['wikipedia-fr'],
];
const words = lists.flatMap((list) => list?.map((word) => plainLetters(String(word))) ?? []);
parentPort?.postMessage([...new Set(words)].join('\n'));
