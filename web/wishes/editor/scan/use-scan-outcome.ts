import { useState } from 'react';
import type { Read } from './fields-from-page.ts';
import type { Source } from './filled-fields.tsx';

/** The result of a scan. */
export interface ScanOutcome {
  /** The link that was scanned: nothing is known about any other. */
  address: string;
  /** What was found or done, in words. */
  message: string;
  /** The page was read, but gave the form nothing. */
  gaveNothing: boolean;
  /** Why nothing was found. */
  problem?: string;
  /** What the source says differently from the form, while that is being asked. */
  differs: Read;
  from: Source;
}

export type ShowOutcome = ReturnType<typeof useScanOutcome>['showOutcome'];

/** The result of scanning the link currently in the form. */
export function useScanOutcome(link: string) {
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);
  return {
    outcome: outcome?.address === link ? outcome : null,
    /** Shows the result, replacing any earlier message about the same link. */
    showOutcome: (result: Partial<ScanOutcome> & { address: string }) =>
      setOutcome({ message: '', gaveNothing: false, differs: {}, from: 'page', ...result }),
    forget: () => setOutcome(null),
  };
}
