import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseUnavailable } from '../unavailable.ts';
import { findNobody } from './account.ts';

/** Where the embedded database keeps what. */
export interface Places {
  folder: string;
  /** PostgreSQL's own, named after its version: another one could not read it. */
  data: string;
  sockets: string;
  /** Held open for writing by every process that needs the server. */
  pipe: string;
  /** Exists while the guardian ends the server, since nobody holds it any more. */
  released: string;
  log: string;
  url: string;
}

const VERSION = '18';
// Linux gives a socket's path 108 bytes, macOS 104.
const LONGEST_SOCKET_FOLDER = 104 - '/.s.PGSQL.5432.lock'.length;

/**
 * Makes the folders of the embedded database, for this account only.
 * @throws DatabaseUnavailable where they cannot be made, or hold another kind of database
 */
export function findPlaces(wanted: string): Places {
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o700 });
    const folder = realpathSync(wanted);
    refuseAnothers(folder);
    if (existsSync(join(folder, 'PG_VERSION'))) throw new DatabaseUnavailable(ofPglite(folder));
    const sockets = socketFolder(folder);
    const pipe = join(sockets, 'holders');
    return {
      folder,
      data: join(folder, VERSION),
      sockets,
      pipe,
      released: `${pipe}.released`,
      log: join(folder, 'log'),
      url: `postgres://cigogne@localhost/postgres?host=${encodeURIComponent(sockets)}`,
    };
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    throw new DatabaseUnavailable(`The embedded database in ${wanted} cannot be made: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** Root too: what it makes here its owner could not use any more. */
function refuseAnothers(folder: string): void {
  const { uid } = lstatSync(folder);
  if (process.getuid && uid !== process.getuid()) {
    throw new DatabaseUnavailable(`${folder} belongs to another account (${uid}): run Cigogne as that one.`);
  }
}

function ofPglite(folder: string): string {
  return `${folder} holds the embedded database of an older Cigogne (PGlite), which this one cannot read; it is left as it is. Move it away to begin anew.`;
}

/** Beside the data; only where that path is too long for a socket, in the folder for temporary files. */
function socketFolder(folder: string): string {
  const beside = join(folder, 'run');
  const isShort = Buffer.byteLength(beside) <= LONGEST_SOCKET_FOLDER;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const sockets = isShort ? beside : join(tmpdir(), `cigogne-${name}`);
  mkdirSync(sockets, { recursive: true, mode: 0o700 });
  refuseStrangers(sockets);
  return sockets;
}

/** Anybody may have made a folder among the temporary files before us. */
function refuseStrangers(sockets: string): void {
  const { uid, mode } = lstatSync(sockets);
  const own = process.getuid?.() ?? uid;
  // Root's server may run as nobody (account.ts).
  if (uid !== own && !(own === 0 && uid === findNobody().uid))
    throw new DatabaseUnavailable(`${sockets} belongs to another account; remove it.`);
  if ((mode & 0o077) !== 0) throw new DatabaseUnavailable(`${sockets} is open to other accounts; remove it.`);
}
