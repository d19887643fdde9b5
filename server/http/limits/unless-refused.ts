import { ProblemError } from '../problem.ts';

const REFUSALS = new Set<string>(['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE']);

/**
 * What is being made for somebody else, or one's own if that is refused or there is none: what refuses one client says
 * nothing about the others who wait for the same.
 */
export async function unlessRefused<Made>(
  shared: Made | Promise<Made> | undefined,
  makeOwn: () => Promise<Made>,
): Promise<Made> {
  if (shared === undefined) return makeOwn();
  try {
    return await shared;
  } catch (error) {
    if (error instanceof ProblemError && REFUSALS.has(error.code)) return makeOwn();
    throw error;
  }
}
