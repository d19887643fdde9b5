import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { contactMessages } from '../database/schema/contact.ts';
import { makeOnce } from '../http/idempotency/make-once.ts';
import { implement } from '../http/implement.ts';
import { problem } from '../http/problem.ts';
import { queueMail } from '../mail/mail.ts';

/** Messages from anybody to the operator, if the operator's address is known. */
export function contactRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'POST /contact', async (call) => {
    if (!context.config.operator.takesMessages) throw problem('NOT_FOUND');
    await makeOnce(context.database, 'POST /contact', call, {
      async make(tx) {
        const [row] = await tx
          .insert(contactMessages)
          .values({ ...call.body, language: call.language })
          .returning({ id: contactMessages.id });
        if (!row) throw problem('INTERNAL_ERROR');
        await queueMail(context, tx, { kind: 'contact', ids: { messageId: row.id }, cause: `contact-${row.id}` });
        return row;
      },
      find: async (_, id) => ({ id }),
    });
    return { ok: true };
  });
}
