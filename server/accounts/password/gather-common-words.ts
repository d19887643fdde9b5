import { parentPort } from 'node:worker_threads';
import { dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { fold } from './spellings.ts';

/**
 * In a thread of its own, which ends afterwards: the lists take 50 MB and a second while they are unpacked, and 6 MB
 * when they are together.
 */
const lists = [
  dictionary['passwords-common'],
  french['commonWords-fr'],
  french['firstnames-fr'],
  french['lastnames-fr'],
  french['wikipedia-fr'],
];
const words = lists.flatMap((list) => list?.map((word) => fold(String(word))) ?? []);
parentPort?.postMessage([...new Set(words)].join('\n'));
