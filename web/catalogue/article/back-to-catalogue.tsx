import { Link, useLocation, useNavigate } from 'react-router';
import type { ArticleCategory } from '#contract/shops/articles.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import page from '#web/ui/page/page.module.css';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { ALL, browsingPath } from '../browsing/browsing.ts';
import { readSteps } from '../steps-from-list.ts';

/** Back to the same place in the catalogue; for those who came by a link, to articles of the same kind. */
export function BackToCatalogue({ category }: { category: ArticleCategory }) {
  const t = useTexts(catalogueTexts);
  const navigate = useNavigate();
  const steps = readSteps(useLocation().state);
  return (
    <Link
      to={browsingPath({ ...ALL, category })}
      className={page.back}
      onClick={(event) => {
        // In another tab there is no history to go back to.
        if (steps === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        return navigate(-steps);
      }}
    >
      <Icon name="arrow-left" />
      {t.back}
    </Link>
  );
}
