import type { DatabaseConnection } from './client.ts';

const NAME = 'cigogne at ';

/** The application_name of a running service in pg_stat_activity, for people and for commands run beside it. */
export function nameOfService(publicUrl: string): string {
  return `${NAME}${publicUrl}`;
}

/** The public address of a service currently using this database; null if there is none. */
export async function findRunning({ pool }: DatabaseConnection): Promise<string | null> {
  const { rows } = await pool.query<{ name: string }>(
    'select application_name as name from pg_stat_activity where application_name like $1',
    [`${NAME}%`],
  );
  return rows[0]?.name.slice(NAME.length) ?? null;
}
