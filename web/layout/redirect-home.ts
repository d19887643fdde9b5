import { redirect } from 'react-router';
import { paths } from '#web/paths.ts';

/** Unknown addresses lead home. */
export function loader() {
  throw redirect(paths.home());
}
