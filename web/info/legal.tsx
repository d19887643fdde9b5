import { paths } from '#contract/pages.ts';
import { infoTexts } from '#locales/info.ts';
import { pageContext } from '#web/data/page-context.ts';
import { pageMeta } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import type { Route } from './+types/legal.ts';
import { infoOperator } from './info-operator.ts';
import { InfoPage } from './info-page.tsx';

export const shouldRevalidate = unlessUncovered;

/** The texts come from the server with the operator's details, so that they add nothing to other pages. */
export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return infoTexts(page.lang).legal(infoOperator(page));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData.title, description: loaderData.intro, path: paths.legal() });

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <InfoPage article={loaderData} />;
}
