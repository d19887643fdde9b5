import { redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import type { Route } from './+types/redirect-registry.ts';

/** The French and the short address of a registry lead to the one that all share. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(paths.publicRegistry(params.id), 301);
}
