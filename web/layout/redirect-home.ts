import { redirect } from 'react-router';
import { paths } from '#contract/pages.ts';

/** Unknown addresses lead home. */
export function loader() {
  throw redirect(paths.home());
}
