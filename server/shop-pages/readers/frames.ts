import type { Headers } from '../read-page.ts';
import type { Reading } from '../reading.ts';

/*
 * The protocol between the service and a reader, a process of its own. A frame is the length of its header, the header
 * (JSON), and the bytes that the header announces. A reader's first frame says that it is ready.
 */

export interface PageToRead {
  address: string | null;
  headers: Headers;
  /** The page; null for the one inside the request body that the reader opened last. */
  bytes: Uint8Array | null;
}

export interface TimedReading {
  reading: Reading;
  /** Processor time, in milliseconds. */
  ms: number;
}

/** A body sent by a browser, `{url, html}`, as far as the contract has to check it. */
export interface OpenedBody {
  isJson: boolean;
  /** `url` and `html` as parsed, shortened (`html` to one character): enough to check them. */
  fields: unknown;
  /** The page itself, in UTF-8. */
  length: number;
}

/** What the reader is told before the bytes of a page, or of a body containing one. */
export type PageHead = { asks: 'read'; length: number | null } & Omit<PageToRead, 'bytes'>;
export type Head = { asks: 'open'; length: number } | PageHead;

export const LENGTH_BYTES = 4;

/** A value as its length and its JSON. */
export function framed(value: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(value));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json]);
}

/** Reassembles the frames of a stream. */
export function unframe(onFrame: (value: unknown) => void): (part: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (part) => {
    rest = Buffer.concat([rest, part]);
    while (rest.length >= LENGTH_BYTES) {
      const end = LENGTH_BYTES + rest.readUInt32BE();
      if (rest.length < end) return;
      const value: unknown = JSON.parse(rest.toString('utf8', LENGTH_BYTES, end));
      rest = rest.subarray(end);
      onFrame(value);
    }
  };
}
