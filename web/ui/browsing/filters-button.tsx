import { Button } from '#web/ui/controls/button.tsx';
import styles from './filters.module.css';

interface FiltersButtonProps {
  texts: { filters: string; filtersOn: (count: number) => string };
  /** How many of the folded filters are on. */
  count: number;
  className: string | undefined;
  onClick: () => void;
}

/** On a phone, opens the sheet the filters fold into. */
export function FiltersButton({ texts: t, count, className, onClick }: FiltersButtonProps) {
  return (
    <Button
      className={className}
      icon="filter"
      aria-haspopup="dialog"
      aria-label={count > 0 ? `${t.filters}, ${t.filtersOn(count)}` : undefined}
      onClick={onClick}
    >
      {t.filters}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Button>
  );
}
