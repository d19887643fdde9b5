const WIDTH = 24;
const EVERY_MS = 200;
/** Where nobody is watching (a log), an occasional line. */
const EVERY_MS_IN_A_LOG = 10_000;

/** A bar showing how far a feed is read, how fast, and how long it will take. */
export function showProgress(name: string) {
  const out = process.stderr;
  const start = performance.now();
  let [rows, bytes, shownAt] = [0, 0, start];
  let size: number | null = null;

  function show(): void {
    const now = performance.now();
    if (now - shownAt < (out.isTTY ? EVERY_MS : EVERY_MS_IN_A_LOG)) return;
    shownAt = now;
    const text = sayProgress({ name, rows, bytes, size, ms: now - start });
    out.write(out.isTTY ? `\r\u001B[2K${text}` : `${text}\n`);
  }

  return {
    read(count: number) {
      rows = count;
      show();
    },
    /** Passes the bytes through, counting them. */
    async *following(source: AsyncIterable<Buffer>, length: number | null): AsyncGenerator<Buffer> {
      size = length;
      for await (const part of source) {
        bytes += part.length;
        show();
        yield part;
      }
      if (out.isTTY) out.write(`\r\u001B[2K${name}: ${rows} lines read, putting them into the catalogue …`);
    },
    end() {
      if (out.isTTY) out.write('\r\u001B[2K');
    },
  };
}

interface Progress {
  name: string;
  rows: number;
  bytes: number;
  /** Bytes in the whole (compressed) feed; null if unknown. */
  size: number | null;
  ms: number;
}

function sayProgress({ name, rows, bytes, size, ms }: Progress): string {
  const rate = `${Math.round((rows / Math.max(ms, 1)) * 1000)} lines/s`;
  if (size === null || size === 0) return `${name} ${(bytes / 1e6).toFixed(1)} MB  ${rows} lines  ${rate}`;
  const share = Math.min(1, bytes / size);
  const filled = Math.round(share * WIDTH);
  const left = share > 0 ? (ms / share) * (1 - share) : 0;
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  return `${name} ${bar} ${Math.floor(share * 100)} %  ${rows} lines  ${rate}  ${inMinutes(left)} left`;
}

function inMinutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
