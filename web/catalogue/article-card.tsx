import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bound } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
import { thumbnailPath } from '#web/ui/pictures/images-url.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Price } from '#web/ui/texts/values.tsx';
import card from '#web/wishes/wish-card.module.css';
import styles from './article-card.module.css';
import type { Article } from './articles.ts';
import { CategoryMark } from './category-mark.tsx';
import { useStepsFromList } from './steps-from-list.ts';

interface ArticleCardProps {
  article: Article;
  /** The first pictures in view are loaded at once. */
  eager?: boolean;
  level?: 2 | 3;
  /** At the card's foot. */
  children?: ReactNode;
}

/** The id of an article's card, so that links can point at it. */
export function articleAnchor(id: number): string {
  return `article-${id}`;
}

export function ArticleCard({ article, eager = false, level = 2, children }: ArticleCardProps) {
  const t = useTexts(catalogueTexts);
  const Title = `h${level}` as const;
  const steps = useStepsFromList();
  const { id, title, brand, price, shop, category, img_path } = article;
  return (
    <article id={articleAnchor(id)} className={card.card}>
      <div className={card.frame}>
        <Picture
          path={thumbnailPath(img_path)}
          alt=""
          eager={eager}
          sizes="(max-width: 640px) 44vw, 240px"
          placeholder={<CategoryMark category={category} />}
          className={card.picture}
        />
      </div>
      <div className={card.words}>
        <Title className={card.title}>
          <Link to={paths.article(id)} state={steps} className={card.link}>
            {bound(title)}
          </Link>
        </Title>
        {brand && <p className={card.brand}>{brand}</p>}
        <p className={classNames(card.price, price === 0 && card.noPrice, styles.price)}>
          <Price value={price} />
        </p>
        <p className={classNames(card.brand, styles.shop)}>{t.soldBy(shop)}</p>
      </div>
      {children && <div className={classNames(card.actions, styles.actions)}>{children}</div>}
    </article>
  );
}
