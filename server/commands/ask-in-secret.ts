import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a secret at the terminal, without echoing the answer. */
export async function askInSecret(question: string): Promise<string> {
  process.stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  // Ctrl-C, which readline would swallow.
  terminal.once('SIGINT', () => process.exit(130));
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
