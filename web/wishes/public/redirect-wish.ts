import { redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import type { Route } from './+types/redirect-wish.ts';

export function loader({ params, url }: Route.LoaderArgs) {
  throw redirect(paths.publicWish(params.id, params.wishId) + url.search, 301);
}
