import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, vi } from 'vitest';

type Decoder = typeof import('../pictures/decoding/start-decoding-process.ts');

/** Of decoders at work, and of what is sent to them: not of how much one may send. */
const TESTS_OF_DECODING = /\/server\/pictures\/(decoding|uploads\/(?!upload-limits))/;

// Decoding a picture takes a quarter of a second of the processor. Tests of other things send the same few pictures
// again and again: a file of tests has each decoded once.
vi.mock('../pictures/decoding/start-decoding-process.ts', async (original) => {
  const { decodeInProcess } = await original<Decoder>();
  const made = new Map<string, ReturnType<typeof decodeInProcess>>();
  const decodeOnce: typeof decodeInProcess = async (file, ...how) => {
    if (TESTS_OF_DECODING.test(expect.getState().testPath ?? '')) return decodeInProcess(file, ...how);
    const bytes = await buffer(file.createReadStream({ start: 0, autoClose: false }));
    const name = createHash('sha256').update(JSON.stringify(how)).update(bytes).digest('hex');
    const picture = made.get(name) ?? decodeInProcess(file, ...how);
    made.set(name, picture);
    return picture;
  };
  return { decodeInProcess: decodeOnce };
});
