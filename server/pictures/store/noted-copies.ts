import { appendFile, readFile } from 'node:fs/promises';
import { writeWhole } from '../../files/write-whole.ts';

/** Read back. */
const CHECKED = 'checked';

/** What was sent to a path. */
interface Sent {
  /** One after the other: also what it was about to send when it was stopped. */
  checksums: Set<string>;
  /** The one that was read back and was the same. */
  checked: string | null;
}

/** The paths copied so far, each written to a file before it is sent: our S3 key may not be allowed to list them. */
export async function readCopies(folder: string) {
  const file = `${folder}.copied`;
  const text = await readFile(file, 'utf8').catch(() => '');
  const copied = new Map<string, Sent>();
  const sentTo = (path: string): Sent => copied.get(path) ?? { checksums: new Set(), checked: null };
  const keep = (path: string, checksum: string, isChecked: boolean) => {
    const { checksums } = sentTo(path);
    copied.set(path, { checksums: checksums.add(checksum), checked: isChecked ? checksum : null });
  };
  for (const line of text.split('\n').filter(Boolean)) {
    const [path = '', checksum = '', checked] = line.split(' ');
    keep(path, checksum, checked === CHECKED);
  }
  return {
    sent: sentTo,
    paths: () => [...copied.keys()],
    async note(path: string, checksum: string, { isChecked = false } = {}): Promise<void> {
      keep(path, checksum, isChecked);
      await appendFile(file, lineOf(path, checksum, isChecked), { mode: 0o600 });
    },
    /** Once they are deleted there. */
    async forget(paths: string[]): Promise<void> {
      if (paths.length === 0) return;
      for (const path of paths) copied.delete(path);
      const lines = [...copied].flatMap(([path, { checksums, checked }]) =>
        [...checksums].map((checksum) => lineOf(path, checksum, checksum === checked)),
      );
      await writeWhole(file, Buffer.from(lines.join('')));
    },
  };
}

function lineOf(path: string, checksum: string, isChecked: boolean): string {
  return `${path} ${checksum}${isChecked ? ` ${CHECKED}` : ''}\n`;
}
