import { type BrowserContext, expect } from '@playwright/test';
import { HARMLESS, isFirefox } from './firefox.ts';
import type { Service } from './service.ts';

/**
 * React Router 8.4 (`prefetchStylesAndCallHandler`) waits for the next page's styles before it listens to that page's
 * loader: a redirect that is thrown in between is followed all the same, but counts as unhandled until then.
 */
const REDIRECT_BEFORE_STYLES = /^uncaught: without a stack: Response$/;

/** Collects whatever goes wrong unseen during one journey. */
export interface Guard {
  /** Watches every page of a browser context. */
  watch(context: BrowserContext): void;
  /** Stops watching a context that the next journey will reuse. */
  unwatch(context: BrowserContext): void;
  /** Errors this journey provokes on purpose. */
  tolerate(pattern: RegExp): void;
  /** Fails if there was an unexpected error. */
  check(): void;
}

export function newGuard(service: Service): Guard {
  const errors: string[] = [];
  const tolerated: RegExp[] = [REDIRECT_BEFORE_STYLES];
  const logStart = service.log().length;
  return {
    watch(context) {
      if (isFirefox(context)) tolerated.push(...HARMLESS);
      context.on('weberror', (error) => {
        const { stack, message } = error.error();
        errors.push(`uncaught: ${stack || `without a stack: ${message}`}`);
      });
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
      });
    },
    unwatch(context) {
      context.removeAllListeners('weberror');
      context.removeAllListeners('console');
    },
    tolerate: (pattern) => tolerated.push(pattern),
    check() {
      const all = [...errors, ...serverErrors(service.log().slice(logStart))];
      expect(all.filter((error) => !tolerated.some((pattern) => pattern.test(error)))).toEqual([]);
    },
  };
}

/** The lines of level error and above in the server's log. */
function serverErrors(log: string): string[] {
  return log.split('\n').filter((line) => /"level":[56]0/.test(line));
}
