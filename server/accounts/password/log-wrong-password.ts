import type { FastifyRequest } from 'fastify';
import { noteSecurity } from '../../http/log/security-log.ts';
import { ProblemError } from '../../http/problem.ts';

/** Runs what asks for a `current_password`, and logs a wrong one. */
export async function loggingWrongPassword<Result>(
  request: FastifyRequest,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const isWrong = error instanceof ProblemError && error.fields.some(({ message }) => message === 'WRONG_PASSWORD');
    if (isWrong) noteSecurity(request, 'password-wrong');
    throw error;
  }
}
