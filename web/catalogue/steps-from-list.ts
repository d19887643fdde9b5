import { useLocation } from 'react-router';
import { paths } from '#contract/pages.ts';

interface Steps {
  stepsFromList: number;
}

/** Passed along with a link to an article: how many history steps back the list is. */
export function useStepsFromList(): Steps | undefined {
  const { pathname, state } = useLocation();
  if (pathname === paths.catalogue()) return { stepsFromList: 1 };
  const steps = readSteps(state);
  return steps === null ? undefined : { stepsFromList: steps + 1 };
}

/** Null for those who came by a link. */
export function readSteps(state: unknown): number | null {
  const steps = (state as Partial<Steps> | null)?.stepsFromList;
  return typeof steps === 'number' && steps > 0 ? steps : null;
}
