import { existsSync, readFileSync } from 'node:fs';

/** Whether the system tells of a process's children. */
export const TELLS_OF_CHILDREN = existsSync(`/proc/self/task/${process.pid}/children`);

/** The decoders of pictures that this process has at work. */
export function decoders(): string[] {
  const children = toldOf(String(process.pid), `task/${process.pid}/children`).trim().split(' ');
  return children.filter((id) => toldOf(id, 'cmdline').includes('decoding-process.ts'));
}

/** What the system tells of a process; nothing once it has ended. */
export function toldOf(id: string, what: string): string {
  try {
    return readFileSync(`/proc/${id}/${what}`, 'utf8');
  } catch {
    return '';
  }
}
