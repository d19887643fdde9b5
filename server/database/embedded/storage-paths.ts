import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotOpenDatabase } from '../cannot-open.ts';

/** Where the embedded database keeps its files. */
export interface StoragePaths {
  folder: string;
  /** PostgreSQL's data folder, named after its version, since other versions cannot read it. */
  data: string;
  sockets: string;
  /** The same, short enough for a socket's path. */
  shortSockets: string;
  /** Held open for writing by every process that needs the server. */
  pipe: string;
  /** Exists while the guardian stops the server because nobody holds it any more. */
  released: string;
  log: string;
  url: string;
}

const VERSION = '18';
const SOCKETS = 'run';
/** Relative to PostgreSQL, which runs in `data`: never too long. */
export const SOCKETS_FROM_DATA = `../${SOCKETS}`;
// Linux gives a socket's path 108 bytes, macOS 104.
const LONGEST_SOCKET_FOLDER = 104 - '/.s.PGSQL.5432.lock'.length;

/**
 * Creates the folders of the embedded database, for this account only.
 * @throws CannotOpenDatabase where they cannot be created, or contain another kind of database
 */
export function findStoragePaths(wanted: string): StoragePaths {
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o700 });
    const folder = realpathSync(wanted);
    refuseAnothers(folder);
    if (existsSync(join(folder, 'PG_VERSION'))) throw new CannotOpenDatabase(ofPglite(folder));
    const sockets = join(folder, SOCKETS);
    mkdirSync(sockets, { recursive: true, mode: 0o700 });
    const pipe = join(sockets, 'holders');
    const shortSockets = shortPathTo(sockets);
    return {
      folder,
      data: join(folder, VERSION),
      sockets,
      shortSockets,
      pipe,
      released: `${pipe}.released`,
      log: join(folder, 'log'),
      url: `postgres://cigogne@localhost/postgres?host=${encodeURIComponent(shortSockets)}`,
    };
  } catch (error) {
    if (error instanceof CannotOpenDatabase) throw error;
    throw new CannotOpenDatabase(`The embedded database in ${wanted} cannot be made: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** Not even as root: the folder's owner could no longer use what root creates here. */
function refuseAnothers(folder: string): void {
  const { uid } = lstatSync(folder);
  if (process.getuid && uid !== process.getuid()) {
    throw new CannotOpenDatabase(`${folder} belongs to another account (${uid}): run Cigogne as that one.`);
  }
}

function ofPglite(folder: string): string {
  return `${folder} holds the embedded database of an older Cigogne (PGlite), which this one cannot read; it is left as it is. Move it away to begin anew.`;
}

/** Folders for temporary files are tidied: a link that is not used for days is gone. */
export function renewShortPath({ sockets, shortSockets }: StoragePaths): void {
  if (existsSync(shortSockets)) return;
  try {
    shortPathTo(sockets);
  } catch {
    // The next connection tells why.
  }
}

/** If the path is too long for a socket, each process opens it through a short link of its own. */
function shortPathTo(sockets: string): string {
  if (isShort(sockets)) return sockets;
  const link = join(tmpdir(), `cigogne-${createHash('sha256').update(sockets).digest('hex').slice(0, 16)}`);
  if (!isShort(link))
    throw new CannotOpenDatabase(`${sockets} and ${link} are too long for a socket: shorten DATA_DIR.`);
  try {
    symlinkSync(sockets, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  refuseStrangers(link, sockets);
  return link;
}

function isShort(folder: string): boolean {
  return Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER;
}

/** Somebody else may already have put something at this temporary path. */
function refuseStrangers(link: string, sockets: string): void {
  const stat = lstatSync(link);
  const isOurs = stat.uid === (process.getuid?.() ?? stat.uid);
  if (!(isOurs && stat.isSymbolicLink() && readlinkSync(link) === sockets))
    throw new CannotOpenDatabase(`${link} is not Cigogne’s link to ${sockets}; remove it.`);
}
