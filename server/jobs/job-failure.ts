import type { JobWithMetadata } from 'pg-boss';

/** Why a job failed, in words safe to store and show: no address, no token, nothing people typed. */
export class JobFailure extends Error {
  /** Retrying is pointless. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** A job’s history so far; once given up, its history in its first queue. */
export interface JobHistory {
  queuedAt: Date;
  tries: number;
  /** Why the last attempt failed, empty if none did. */
  reason: string;
}

export function showHistory(job: JobWithMetadata<unknown>): JobHistory {
  return {
    // Within a transaction drizzle returns timestamps as text.
    queuedAt: new Date(job.sourceCreatedOn ?? job.createdOn),
    tries: (job.sourceRetryCount ?? job.retryCount) + 1,
    reason: readReason(job.output),
  };
}

/**
 * A JobFailure's message; of any other error only kind and code, since a query's message contains what people typed.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  if (!(error instanceof Error)) return 'Error';
  const { code } = (error.cause ?? error) as { code?: unknown };
  return [error.constructor.name, ...(typeof code === 'string' ? [code] : [])].join(' ');
}

/** Ours, or pg-boss's own for a job that took too long or whose process died. */
function readReason(output: unknown): string {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } };
  return String(message ?? value?.message ?? '');
}
