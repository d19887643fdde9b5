import { useState } from 'react';
import type { Read } from './fields-from-page.ts';

/** What came of a scan. */
export interface Outcome {
  /** The link that was scanned: of another nothing is known. */
  address: string;
  /** What was found, or done, in words. */
  said: string;
  /** The page was read, and gave the form nothing. */
  gaveNothing: boolean;
  /** Why nothing was found. */
  problem?: string;
  /** What the page says otherwise than the form, while that is asked. */
  differs: Read;
}

export type Tell = ReturnType<typeof useScanOutcome>['tell'];

/** What came of scanning the link that stands in the form. */
export function useScanOutcome(link: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return {
    outcome: outcome?.address === link ? outcome : null,
    /** Shows what came of it; what was said before about the same link goes. */
    tell: (said: Partial<Outcome> & { address: string }) =>
      setOutcome({ said: '', gaveNothing: false, differs: {}, ...said }),
    forget: () => setOutcome(null),
  };
}
