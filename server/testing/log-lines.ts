import { createLogger } from '../http/log/logger.ts';

/** What the service logs, line by line: `startTestApp({}, log.logger)`. */
export function keepLog(level = 'info') {
  const lines: Record<string, unknown>[] = [];
  return { lines, logger: createLogger(level, { write: (line) => lines.push(JSON.parse(line)) }) };
}
