import { type OldRows, olderThan } from '../../database/old-rows.ts';
import { superuserActs } from '../../database/schema/admin.ts';

/** The database itself refuses to delete younger rows (migration 0026). */
export const oldActs: OldRows = {
  table: superuserActs,
  key: superuserActs.id,
  where: olderThan(superuserActs.createdAt, '1 year'),
};
