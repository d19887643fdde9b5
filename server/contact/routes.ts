import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { contactMessages } from '../database/schema/contact.ts';
import { implement } from '../http/implement.ts';
import { problem } from '../http/problem.ts';
import { queueMail } from '../mail/mail.ts';

/** Messages from anybody to the operator, if the operator's address is known. */
export function contactRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'POST /contact', async ({ body, language }) => {
    if (!context.config.operator.takesMessages) throw problem('NOT_FOUND');
    await context.database.transaction(async (tx) => {
      const [row] = await tx
        .insert(contactMessages)
        .values({ ...body, language })
        .returning({ id: contactMessages.id });
      if (!row) throw problem('INTERNAL_ERROR');
      await queueMail(context, tx, { kind: 'contact', ids: { messageId: row.id }, cause: `contact-${row.id}` });
    });
    return { ok: true };
  });
}
