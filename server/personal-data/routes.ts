import type { FastifyInstance } from 'fastify';
import { personalData } from '#contract/personal-data.ts';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';
import { sendInParts } from '../http/limits/heavy-answers.ts';
import { exportAccount } from './export-account.ts';

export function personalDataRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'GET /user/me/export', (call) =>
    sendInParts(call, personalData, async () => {
      const data = await exportAccount(context, call.user);
      const name = `cigogne-${data.export_date.slice(0, 10)}.json`;
      call.reply.header('content-disposition', `attachment; filename="${name}"`);
      return data;
    }),
  );
}
