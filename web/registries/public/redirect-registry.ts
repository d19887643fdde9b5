import { redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import type { Route } from './+types/redirect-registry.ts';

/** A registry's French and short addresses redirect to the common one, with the query. */
export function loader({ params, url }: Route.LoaderArgs) {
  throw redirect(paths.publicRegistry(params.id) + url.search, 301);
}
