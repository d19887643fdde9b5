import { causesOf } from './causes-of.ts';

/** The constraint violated by a write, whichever driver reports it; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string') return constraint;
  }
  return null;
}
