import { useState } from 'react';
import type { Read } from './fields-from-page.ts';

/** The result of a scan. */
export interface Outcome {
  /** The link that was scanned: nothing is known about any other. */
  address: string;
  /** What was found or done, in words. */
  said: string;
  /** The page was read, but gave the form nothing. */
  gaveNothing: boolean;
  /** Why nothing was found. */
  problem?: string;
  /** What the page says differently from the form, while that is being asked. */
  differs: Read;
}

export type Tell = ReturnType<typeof useScanOutcome>['tell'];

/** The result of scanning the link currently in the form. */
export function useScanOutcome(link: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return {
    outcome: outcome?.address === link ? outcome : null,
    /** Shows the result, replacing any earlier message about the same link. */
    tell: (said: Partial<Outcome> & { address: string }) =>
      setOutcome({ said: '', gaveNothing: false, differs: {}, ...said }),
    forget: () => setOutcome(null),
  };
}
