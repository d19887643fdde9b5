import type { InfoArticle } from '#locales/info-article.ts';
import { InfoSections } from '#web/layout/footer/info/info-sections.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';

/** An information page by itself: at a direct visit, in a new tab, without script. */
export function InfoPage({ article }: { article: InfoArticle }) {
  return (
    <Page width="text">
      <PageHeader title={article.title} />
      <InfoSections article={article} level={2} />
    </Page>
  );
}
