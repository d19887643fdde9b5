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
 * Required before a superuser deletes somebody else's registry: the superuser's own password, and the reason, which is
 * returned. Null for parents, who need neither.
 * @throws 422 at `reason` or `current_password`
 */
export async function proveRemoval(
  { database }: Context,
  { params, body, user, request }: Call<'DELETE /birthregistry/{birth_registry_id}'>,
): Promise<string | null> {
  if (!user.isSuperuser) return null;
  const isOwn = await database.$count(registries, and(ofRegistry(params.birth_registry_id), ownedBy(user)));
  if (isOwn) return null;
  const { reason, current_password } = body ?? {};
  if (reason === undefined) throw invalid('reason', 'REQUIRED');
  await loggingWrongPassword(request, (client) =>
    proveOwnPassword(database, { id: user.id, client }, current_password),
  );
  return reason;
}
