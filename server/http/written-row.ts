import { violatedConstraint } from '../database/violations.ts';
import { type ProblemError, problem } from './problem.ts';

/**
 * The one row that a write gives.
 * @param refusals what it means to whoever asked that a constraint of this name is violated
 * @throws one of these; NOT_FOUND without a row
 */
export async function writtenRow<Row>(
  write: Promise<Row[]>,
  refusals: Record<string, () => ProblemError>,
): Promise<Row> {
  try {
    const [row] = await write;
    if (row) return row;
  } catch (error) {
    throw refusals[violatedConstraint(error) ?? '']?.() ?? error;
  }
  throw problem('NOT_FOUND');
}
