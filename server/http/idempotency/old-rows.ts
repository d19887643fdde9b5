import type { OldRows } from '../../database/old-rows.ts';
import { idempotencyKeys } from '../../database/schema/idempotency.ts';
import { isOver } from './keys.ts';

export const oldIdempotencyKeys: OldRows = { table: idempotencyKeys, key: idempotencyKeys.keyHash, where: isOver };
