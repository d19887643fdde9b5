import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../http/limits/client-of.ts';
import { noteSecurity } from '../../http/log/security-log.ts';
import { ProblemError } from '../../http/problem.ts';

/** Runs what asks this client for a `current_password`, and logs a wrong one. */
export async function loggingWrongPassword<Result>(
  request: FastifyRequest,
  act: (client: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await act(clientOf(request.ip));
  } catch (error) {
    const isWrong = error instanceof ProblemError && error.fields.some(({ message }) => message === 'WRONG_PASSWORD');
    if (isWrong) noteSecurity(request, 'password-wrong');
    throw error;
  }
}
