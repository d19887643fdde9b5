import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bound } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { NotFound } from '#web/ui/page/not-found.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { ShopLink } from '#web/ui/shop/shop-link.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import page from '#web/wishes/wish-page.module.css';
import { AddButton } from '../adding/add-button.tsx';
import { ArticleGrid } from '../article-grid.tsx';
import type { Article } from '../articles.ts';
import { CategoryMark } from '../category-mark.tsx';
import { useStepsFromList } from '../steps-from-list.ts';
import styles from './article-view.module.css';
import { BackToCatalogue } from './back-to-catalogue.tsx';
import type { ArticlePage } from './load-article.ts';

/** An article in large, with everything that helps to decide. */
export function ArticleView({ article, elsewhere, similar }: ArticlePage) {
  const t = useTexts(catalogueTexts);
  return (
    <Page>
      <BackToCatalogue category={article.category} />
      <article className={`${page.gift} ${styles.article}`}>
        <Picture
          path={article.img_path}
          alt={article.title}
          width={640}
          height={640}
          eager
          placeholder={<CategoryMark category={article.category} />}
          className={page.picture}
        />
        <Facts article={article}>{elsewhere.length > 0 && <Elsewhere articles={elsewhere} />}</Facts>
      </article>
      {similar.length > 0 && (
        <section className={styles.similar}>
          <h2>{t.similar}</h2>
          <ArticleGrid articles={similar} level={3} />
        </section>
      )}
    </Page>
  );
}

function Facts({ article, children }: { article: Article; children: ReactNode }) {
  const t = useTexts(catalogueTexts);
  const { title, brand, price, shop, description, available, link, affiliate_link } = article;
  return (
    <div className={page.facts}>
      {!available && (
        <div className={page.pills}>
          <Pill tone="amber">{t.gone}</Pill>
        </div>
      )}
      {brand && <p className={page.brand}>{brand}</p>}
      <h1 className={page.title}>{bound(title)}</h1>
      <p className={page.price}>
        <Price value={price} className={price === 0 ? page.noPrice : undefined} />{' '}
        <span className={styles.shop}>{t.soldBy(shop)}</span>
      </p>
      {!available && <p>{t.goneText}</p>}
      {description && <p className={page.words}>{bound(description)}</p>}
      <div className={styles.add}>
        <AddButton article={article} primary />
      </div>
      <ShopLink link={link} affiliateLink={affiliate_link} />
      {children}
    </div>
  );
}

function Elsewhere({ articles }: { articles: Article[] }) {
  const t = useTexts(catalogueTexts);
  const steps = useStepsFromList();
  return (
    <section>
      <h2 className={styles.heading}>{t.otherShops}</h2>
      <ul className={styles.shops}>
        {articles.slice(0, 5).map(({ id, shop, price }) => (
          <li key={id}>
            <Link to={paths.article(id)} state={steps}>
              {shop}
            </Link>
            <Price value={price} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ArticleNotFound() {
  const t = useTexts(catalogueTexts);
  return (
    <NotFound
      title={t.notFoundTitle}
      text={t.notFoundText}
      action={
        <ButtonLink to={paths.catalogue()} variant="primary">
          {t.back}
        </ButtonLink>
      }
    />
  );
}
