import type { DatabaseConnection } from './client.ts';

const NAME = 'cigogne at ';

/** The application_name of a running service in pg_stat_activity, for people and for commands run beside it. */
export function nameOfService(publicUrl: string): string {
  return `${NAME}${publicUrl}`;
}

/** That of the connection on which it hears of writes: the only one that an idle service keeps. */
export function listenerOf(applicationName = 'cigogne'): string {
  return `${applicationName} notices`;
}

/** The public address of a service currently using this database; null if there is none. */
export async function findRunning({ pool }: DatabaseConnection): Promise<string | null> {
  const { rows } = await pool.query<{ name: string }>(
    'select application_name as name from pg_stat_activity where application_name like $1',
    [`${NAME}%`],
  );
  const [address] = rows[0]?.name.slice(NAME.length).split(' ') ?? [];
  return address ?? null;
}
