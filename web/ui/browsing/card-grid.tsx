import type { ReactNode, Ref } from 'react';
import { useMeasured } from '#web/ui/behaviour/use-measured.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  ref?: Ref<HTMLUListElement> | undefined;
  className?: string | undefined;
  /** How many cards are shown. */
  count: number;
  /** False while some of its cards are still to come. */
  isWhole?: boolean;
  children: ReactNode;
}

/** Cards side by side, each in an `li`; hundreds of them cost what a screenful does. */
export function CardGrid({ ref, className, count, isWhole, children }: CardGridProps) {
  return (
    <ul ref={ref} className={classNames(styles.grid, className)} data-measured={useMeasured(count, isWhole)}>
      {children}
    </ul>
  );
}
