import type { FastifyInstance } from 'fastify';
import { loggingWrongPassword } from '../accounts/password/log-wrong-password.ts';
import { presentUser } from '../accounts/present.ts';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';
import { makeInTurn } from '../http/limits/heavy-answers.ts';
import { noteSecurity } from '../http/log/security-log.ts';
import { presentPicture } from '../pictures/picture-paths.ts';
import { deletePicture } from '../pictures/remove-pictures.ts';
import { presentRegistryWithWishes } from '../registries-with-wishes/present.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteRegistry } from './delete-registry.ts';
import { proveRemoval } from './prove-removal.ts';
import { isShown, lockWhereShown } from './unused-pictures.ts';

/** Deletions across nouns: each noun knows only its own rows, and this puts them in order. */
export function farewellRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'DELETE /user/me', async ({ body, user, request }) => {
    const account = await loggingWrongPassword(request, (client) =>
      deleteAccount(context, { id: user.id, client }, body.current_password),
    );
    noteSecurity(request, 'account-deleted');
    return presentUser(account);
  });

  implement(app, 'DELETE /s3/delete/{bucket_name}/{object_name}', async ({ params, user }) => {
    const path = `${params.bucket_name}/${params.object_name}`;
    return presentPicture(await deletePicture(context, { path, user }, { isShown, lockWhereShown }));
  });

  implement(app, 'DELETE /birthregistry/{birth_registry_id}', async (call) =>
    makeInTurn(call, async () => {
      const reason = await proveRemoval(context, call);
      return context.database.transaction(async (tx) => {
        const deletion = { id: call.params.birth_registry_id, user: call.user, reason };
        const { registry, categories } = await deleteRegistry(context, tx, deletion);
        return presentRegistryWithWishes(registry, categories, call.user);
      });
    }),
  );
}
