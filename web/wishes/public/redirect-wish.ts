import { redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import type { Route } from './+types/redirect-wish.ts';

export function loader({ params }: Route.LoaderArgs) {
  throw redirect(paths.publicWish(params.id, params.wishId), 301);
}
