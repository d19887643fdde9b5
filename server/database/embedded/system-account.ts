import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { CannotOpenDatabase } from '../cannot-open.ts';

/** The account PostgreSQL's programs run under: they refuse root, and accounts without a name. */
export interface SystemAccount {
  /** Prefix for a program and its parameters. */
  prefix: string[];
  /** The owner of the files as seen from outside; null: whoever created them. */
  fileOwner: number | null;
}

const HELP =
  'PostgreSQL refuses to run as root, and here root may become nobody else who can use its files: run Cigogne as an ordinary account, or set DATABASE_URL.';
const NAMELESS =
  'PostgreSQL needs an account that has a name (a line in /etc/passwd): give this one a name, or set DATABASE_URL.';

/** What the account must be able to use. */
interface Needs {
  folder: string;
  initdb: string;
}

/**
 * An ordinary account runs the programs itself. Root runs them in a user namespace where it is called nobody, so that
 * files remain root's wherever they are; where namespaces are forbidden (containers), or lead past another account's
 * closed folder, as nobody, with access to all folders.
 * @throws CannotOpenDatabase if none of this works
 */
export function findSystemAccount(needs: Needs): SystemAccount {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return { prefix: [], fileOwner: null };
  const { uid, gid } = findNobody();
  const renamed = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`];
  if (works(renamed, needs)) return { prefix: renamed, fileOwner: isRoot ? 0 : null };
  if (!isRoot) throw new CannotOpenDatabase(NAMELESS);
  const demoted = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const prefix = [...demoted, '--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];
  if (!works(prefix, needs)) throw new CannotOpenDatabase(HELP);
  return { prefix, fileOwner: uid };
}

/** Hands a database folder to its account if it belongs to another: root may have run it differently before. */
export function own(account: SystemAccount, folder: string): void {
  const { fileOwner } = account;
  if (fileOwner === null || statSync(folder).uid === fileOwner) return;
  chownSync(folder, fileOwner, -1);
  spawnSync('chown', ['-R', String(fileOwner), folder]);
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Its uid and gid, from the file every machine has. */
function findNobody(): { uid: number; gid: number } {
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

/** Tried for real, but for writing: only the system knows what a namespace or a capability opens. */
function works([command = '', ...parameters]: string[], { folder, initdb }: Needs): boolean {
  const attempt = ['sh', '-c', 'cd "$1" && exec "$2" --show --pgdata="$1"', 'sh', folder, initdb];
  return spawnSync(command, [...parameters, ...attempt]).status === 0;
}
