import { and } from 'drizzle-orm';
import { loggingWrongPassword } from '../accounts/password/log-wrong-password.ts';
import { proveOwnPassword } from '../accounts/superusers/prove-own-password.ts';
import type { Context } from '../context.ts';
import { registries } from '../database/schema/registries.ts';
import type { Call } from '../http/implement.ts';
import { invalid } from '../http/problem.ts';
import { ownedBy } from '../registries/access.ts';
import { ofRegistry } from '../registries/queries.ts';

/**
 * Of a superuser who says why somebody else's registry is deleted: proves the superuser's own password, and returns
 * the reason. Null for parents, and where nothing is sent: superusers may do everything that parents may.
 * @throws 422 at `reason` or `current_password`
 */
export async function proveRemoval(
  { database }: Context,
  { params, body, user, request }: Call<'DELETE /birthregistry/{birth_registry_id}'>,
): Promise<string | null> {
  if (!(user.isSuperuser && body)) return null;
  const isOwn = await database.$count(registries, and(ofRegistry(params.birth_registry_id), ownedBy(user)));
  if (isOwn) return null;
  const { reason, current_password } = body;
  if (reason === undefined) throw invalid('reason', 'REQUIRED');
  await loggingWrongPassword(request, (client) =>
    proveOwnPassword(database, { id: user.id, client }, current_password),
  );
  return reason;
}
