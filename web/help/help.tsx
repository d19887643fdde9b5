import { redirect } from 'react-router';
import { paths } from '#contract/pages.ts';
import { apiFrom } from '#web/data/api.ts';
import { pageContext } from '#web/data/page-context.ts';
import { pageMeta } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import type { Route } from './+types/help.ts';
import { HelpAnswer } from './answer.tsx';
import { AudienceQuestions, HelpHome } from './questions.tsx';
import { readHelp } from './read-help.ts';

export const shouldRevalidate = unlessUncovered;

/** /help, /help/parent, /help/parent/share. The questions and answers: locales/fr/help/lists.ts and those beside it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { features } = await apiFrom(context)('GET /config', { signal: request.signal });
  const page = readHelp(context.get(pageContext).lang, params, features);
  if (!page) throw redirect(paths.home());
  return page;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData.title, description: loaderData.lead, path: loaderData.path });

export default function Help({ loaderData: page }: Route.ComponentProps) {
  if (page.steps) return <HelpAnswer key={page.path} page={page} steps={page.steps} />;
  return page.audience ? <AudienceQuestions page={page} /> : <HelpHome page={page} />;
}
