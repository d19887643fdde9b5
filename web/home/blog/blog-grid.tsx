import { useSearchParams } from 'react-router';
import { homeTexts } from '#locales/home.ts';
import { uiTexts } from '#locales/ui.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import facts from '#web/ui/facts/facts.module.css';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useFocusOnMore } from '#web/ui/search/use-focus-on-more.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import section from '../section.module.css';
import { ARTICLES_A_PAGE, type Blog, type BlogArticle, readShown } from './blog.ts';
import styles from './blog-grid.module.css';

interface BlogGridProps {
  blog: Blog;
  /** Why the page's address may ask for more than there is. */
  missing: 'unanswered' | 'refused' | undefined;
}

/** The newest blog articles, nine at a time; nothing if there are none. */
export function BlogGrid({ blog: { articles, hasMore }, missing }: BlogGridProps) {
  const t = useTexts(homeTexts);
  const { noAnswer, errorText, retry } = useTexts(uiTexts);
  const [search] = useSearchParams();
  const lacksMore = missing && readShown(search) > articles.length;
  const list = useFocusOnMore(articles.length);
  if (articles.length === 0) return null;
  const more = new URLSearchParams(search);
  more.set('articles', String(articles.length + ARTICLES_A_PAGE));
  return (
    <section className={section.section} aria-labelledby="blog">
      <h2 id="blog" className={section.title}>
        {t.blogTitle}
      </h2>
      <ul ref={list} className={styles.grid}>
        {articles.map((article) => (
          <ArticleCard key={article.guid} article={article} />
        ))}
      </ul>
      {hasMore && (
        <div className={styles.more}>
          {lacksMore && <p role="alert">{missing === 'unanswered' ? noAnswer : errorText}</p>}
          <ButtonLink to={`/?${more}`} preventScrollReset replace>
            {lacksMore ? retry : t.moreArticles}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function ArticleCard({ article }: { article: BlogArticle }) {
  return (
    <li className={styles.article}>
      <Picture
        path={article.featured_image}
        alt=""
        ratio="16 / 9"
        fit="cover"
        width={360}
        placeholder={<span />}
        className={styles.picture}
      />
      <div className={styles.words}>
        {article.categories.length > 0 && (
          <p className={classNames(facts.facts, styles.about)}>
            {[...new Set(article.categories)].map((category) => (
              <span key={category}>{category}</span>
            ))}
          </p>
        )}
        <h3 className={styles.name}>
          <a href={article.link} className={styles.link}>
            {article.title}
          </a>
        </h3>
        <p className={styles.snippet}>{article.contentSnippet}</p>
        {article.creator && <p className={styles.about}>{article.creator}</p>}
      </div>
    </li>
  );
}
