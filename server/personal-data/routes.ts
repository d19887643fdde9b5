import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';
import { exportAccount } from './export-account.ts';

export function personalDataRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'GET /user/me/export', async ({ user, reply }) => {
    const data = await exportAccount(context, user);
    const name = `cigogne-${data.export_date.slice(0, 10)}.json`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return data;
  });
}
