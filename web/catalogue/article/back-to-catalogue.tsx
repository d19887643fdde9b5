import { Link, useLocation, useNavigate } from 'react-router';
import type { ArticleCategory } from '#contract/articles.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import page from '#web/ui/page/page.module.css';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { ALL, browsingPath } from '../browsing/browsing.ts';
import { readSteps } from '../steps-from-list.ts';

/** Back to where one was in the catalogue, in its place; whoever came by a link goes to what is of its kind. */
export function BackToCatalogue({ category }: { category: ArticleCategory }) {
  const t = useTexts(catalogueTexts);
  const navigate = useNavigate();
  const steps = readSteps(useLocation().state);
  return (
    <Link
      to={browsingPath({ ...ALL, category })}
      className={page.back}
      onClick={(event) => {
        // In another tab there is nothing to go back to.
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
