import type { Ref } from 'react';
import { CardGrid } from '#web/ui/browsing/card-grid.tsx';
import { AddButton } from './adding/add-button.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './article-grid.module.css';
import type { Article } from './articles.ts';

interface ArticleGridProps {
  ref?: Ref<HTMLUListElement>;
  articles: readonly Article[];
  /** How many are in view at first. */
  eager?: number;
  level?: 2 | 3;
}

export function ArticleGrid({ ref, articles, eager = 0, level = 2 }: ArticleGridProps) {
  return (
    <CardGrid ref={ref} className={styles.articles} count={articles.length}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} eager={index < eager} level={level}>
            <AddButton article={article} />
          </ArticleCard>
        </li>
      ))}
    </CardGrid>
  );
}
