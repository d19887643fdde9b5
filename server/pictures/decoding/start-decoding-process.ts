import { spawn } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { PictureFile, PictureShape } from '#contract/everywhere/picture-names.ts';
import { invalid, problem } from '../../http/problem.ts';
import { inManner, type Manner, mannerNow, pressForAWhile, whenStarved } from '../../processes/manners.ts';
import type { Format } from './picture-format.ts';
import {
  type AnswerHead,
  EXIT_LARGE,
  EXIT_NO_ROOM,
  EXIT_TOO_LARGE,
  EXIT_TOO_LARGE_FOR_KIND,
  SIGNAL_TOO_MUCH_MEMORY,
} from './process-answer.ts';

/** 3 MB for young objects: the decoder makes few. It triggers collection of large ones itself. */
const PROGRAM = [
  '--max-semi-space-size=1',
  '--expose-gc',
  fileURLToPath(new URL('./decoding-process.ts', import.meta.url)),
];
const LENGTH_BYTES = 4;
/** Seconds of processor time: on a busy machine a good picture takes several times as long by the clock. */
const MOST_SECONDS = 20;
const MOST_SECONDS_BY_THE_CLOCK = 120;
/** When to check on one that should not have been starved of the processor for most of that time. */
const LOOK_MS = 700;
/** The system kills it after this much work; `exec` leaves no shell behind. */
const BOUNDED = `ulimit -t ${MOST_SECONDS} && exec "$0" "$@"`;

/**
 * It gets none of the service's environment. Compiled code is cached: compiling it anew takes 12 MiB. glibc's
 * thresholds are its defaults, but fixed: they would grow, and less of what is freed would be given back.
 */
const ENVIRONMENT = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/pictures', import.meta.url)),
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Instructions for the decoder: large pictures have their own turns, and sometimes only the thumbnail is wanted. */
interface Errand {
  turn: 'any' | 'large';
  wanted: 'both' | 'thumbnail';
}

/** All the files kept of a picture; for a preview, only its thumbnail. */
export interface MadePicture extends PictureShape {
  files: Map<PictureFile, Buffer>;
}

/**
 * Runs in a process of its own (decoding-process.ts): it yields to people waiting for pages, the system gets its
 * memory back, and a crashing decoder takes nobody with it.
 * @returns null when the picture is large and `turn` is not for large ones
 * @throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, PICTURE_TOO_LARGE_FOR_KIND (422)
 */
export async function decodeInProcess(
  file: FileHandle,
  format: Format | 'svg',
  { turn, wanted }: Errand,
): Promise<MadePicture | null> {
  const words = [format, turn, wanted];
  // An ordinary picture is done quickly while somebody watches; a large one takes seconds.
  let ended = await run(file, words, turn === 'large' ? mannerNow() : 'pressing');
  if (ended.isStarved) {
    pressForAWhile();
    ended = await run(file, words, 'pressing');
  }
  const { code, made } = ended;
  if (ended.isGreedy) throw invalid('file', 'PICTURE_TOO_LARGE_FOR_KIND');
  if (code === EXIT_LARGE) return null;
  if (code === EXIT_TOO_LARGE) throw problem('PAYLOAD_TOO_LARGE');
  if (code === EXIT_NO_ROOM) throw Object.assign(new Error('no room to unpack a picture'), { code: 'ENOSPC' });
  if (code === EXIT_TOO_LARGE_FOR_KIND) throw invalid('file', 'PICTURE_TOO_LARGE_FOR_KIND');
  if (code !== 0) throw problem('UNSUPPORTED_MEDIA_TYPE');
  return readAnswer(made);
}

interface Ended {
  code: number | null;
  made: Buffer;
  isStarved: boolean;
  /** It took too much memory, and ended itself. */
  isGreedy: boolean;
}

/** Waits for its end, unless it is a patient one that hardly gets the processor. */
async function run(file: FileHandle, words: string[], manner: Manner): Promise<Ended> {
  const decoder = spawn(...inManner(manner, '/bin/sh', ['-c', BOUNDED, process.execPath, ...PROGRAM, ...words]), {
    stdio: [file.fd, 'pipe', 'ignore'],
    env: ENVIRONMENT,
    timeout: MOST_SECONDS_BY_THE_CLOCK * 1000,
    killSignal: 'SIGKILL',
  });
  let isStarved = false;
  function starve(): void {
    isStarved = true;
    decoder.kill('SIGKILL');
  }
  const stopLooking =
    manner === 'patient' ? whenStarved(decoder.pid, { manner, everyMs: LOOK_MS }, starve) : () => undefined;
  const ended = new Promise<Pick<Ended, 'code' | 'isGreedy'>>((resolve, reject) => {
    decoder.once('error', () => reject(problem('SERVICE_UNAVAILABLE', [], 5)));
    decoder.once('close', (code, signal) => resolve({ code, isGreedy: signal === SIGNAL_TOO_MUCH_MEMORY }));
  });
  try {
    const [how, made] = await Promise.all([ended, buffer(decoder.stdout as Readable)]);
    return { ...how, made, isStarved };
  } finally {
    stopLooking();
  }
}

function readAnswer(made: Buffer): MadePicture {
  const headEnd = LENGTH_BYTES + made.readUInt32BE(0);
  const { files, ...shape } = JSON.parse(made.toString('utf8', LENGTH_BYTES, headEnd)) as AnswerHead;
  let end = headEnd;
  const cut = files.map(([name, length]): [PictureFile, Buffer] => {
    end += length;
    return [name, made.subarray(end - length, end)];
  });
  return { ...shape, files: new Map(cut) };
}
