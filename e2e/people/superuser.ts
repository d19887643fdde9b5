import { openDatabase } from '../../server/database/client.ts';
import type { Service } from '../service/service.ts';
import type { Parent } from './people.ts';

/** Makes a parent a superuser, as the operator's command does. */
export async function makeSuperuser({ dataDir }: Service, { id }: Parent): Promise<void> {
  const { pool, close } = await openDatabase({ databaseUrl: null, dataDir });
  await pool.query('update users set is_superuser = true where id = $1', [id]);
  await close();
}
