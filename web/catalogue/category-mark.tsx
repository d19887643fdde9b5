import type { ArticleCategory } from '#contract/shops/articles.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import tones from '#web/ui/styles/tones.module.css';
import styles from './category-mark.module.css';

/** Drawn like icons, on 24 × 24. */
const DRAWINGS: Record<ArticleCategory, `M${string}`> = {
  outings:
    'M4 6h2l2.5 9.5h8.5M7 10.5h11.5a6.5 6.5 0 0 0-6.5-6.5v6.5M9 20.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM16.5 20.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  sleep: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10ZM15 4h4l-4 5h4',
  meals: 'M9 8h6v11a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2V8ZM10 8c0-2 1-2.5 1-5h2c0 2.5 1 3 1 5M9 12.5h3M9 16h3',
  bath: 'M3 12.5h18v1a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6v-1ZM6 12.5V6a2.2 2.2 0 0 1 4.3-.7M7.5 19.5 6.5 21M16.5 19.5l1 1.5M14 8.5v.01M17 6v.01M18 9.5v.01',
  clothes: 'M9 4 4 6.5 5.5 11 8 10v7c0 2 2 3.5 4 3.5s4-1.5 4-3.5v-7l2.5 1L20 6.5 15 4a3 3 0 0 1-6 0Z',
  toys: 'M12 14.5a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM7.5 7a2.3 2.3 0 1 1 2-3M16.5 7a2.3 2.3 0 1 0-2-3M7 12.5a5.5 5.5 0 1 0 10 0M10.3 9v.01M13.7 9v.01M12 11.5v.01',
  room: 'M4 20V5M20 20V5M4 9h16M4 17h16M8 9v8M12 9v8M16 9v8',
  carrying:
    'M12 7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM7 21v-8a4 4 0 0 1 4-4h2a4 4 0 0 1 4 4v8M8 12.5c5 5.5 9 2 9 6M12.5 14.5a2 2 0 1 0 0-4',
  car: 'M8 3.5h6l1.5 9H8.5L8 3.5ZM8.5 12.5 7 17h9.5l1.5-3-2.5-1.5M6 20.5h12M11 7v5.5',
  safety: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5ZM8.8 12l2.3 2.3 4.2-4.6',
  books: 'M12 7c-2-1.7-5-2-8-1.5v13c3-.5 6-.2 8 1.5 2-1.7 5-2 8-1.5v-13c-3-.5-6-.2-8 1.5ZM12 7v13',
  parents:
    'M8.5 10.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.5 20c0-4 2-6.5 5-6.5s5 2.5 5 6.5M16.5 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM15.5 14.2c3-.5 5 1.8 5 5.8',
  other: 'M12 3.5l2.3 5.2 5.7.6-4.3 3.8 1.2 5.6-4.9-2.9-4.9 2.9 1.2-5.6L4 9.3l5.7-.6L12 3.5Z',
};

const GROUNDS = ['peach', 'sky', 'sage', 'amber'] as const;

/** The symbol for a kind of article: on its tile, and for articles without a picture. */
export function CategoryMark({ category }: { category: ArticleCategory }) {
  const ground = GROUNDS[Object.keys(DRAWINGS).indexOf(category) % GROUNDS.length] ?? 'peach';
  return (
    <span className={classNames(styles.mark, tones[ground])}>
      <Icon name={DRAWINGS[category]} />
    </span>
  );
}
