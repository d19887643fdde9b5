import type { InfoArticle } from '#locales/info-article.ts';
import { InfoSections } from '#web/layout/footer/info/info-sections.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';

/** An information page on its own: opened directly, in a new tab, or without scripts. */
export function InfoPage({ article }: { article: InfoArticle }) {
  return (
    <Page width="text">
      <PageHeader title={article.title} />
      <InfoSections article={article} level={2} />
    </Page>
  );
}
