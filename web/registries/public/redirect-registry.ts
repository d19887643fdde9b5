import { redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import type { Route } from './+types/redirect-registry.ts';

/** A registry's French and short addresses redirect to the common one. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(paths.publicRegistry(params.id), 301);
}
