import { paths } from '#contract/pages.ts';
import { infoTexts } from '#locales/info.ts';
import type { InfoArticle } from '#locales/info-article.ts';
import { pageContext } from '#web/data/page-context.ts';
import { pageMeta } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import type { Route } from './+types/contact.ts';
import { infoOperator } from './info-operator.ts';
import { InfoPage } from './info-page.tsx';

export const shouldRevalidate = unlessUncovered;

/** The texts come from the server with the operator's details, so that they add nothing to other pages. */
export function loader({ context }: Route.LoaderArgs): InfoArticle {
  const page = context.get(pageContext);
  const { contact, contactForm } = infoTexts(page.lang);
  const article = contact(infoOperator(page));
  return page.operator.takesMessages ? { ...article, form: contactForm } : article;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData.title, description: loaderData.intro, path: paths.contact() });

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <InfoPage article={loaderData} />;
}
