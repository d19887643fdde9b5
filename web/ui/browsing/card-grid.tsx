import { Children, type ReactNode, type Ref } from 'react';
import { useMeasured } from '#web/ui/behaviour/use-measured.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  ref?: Ref<HTMLUListElement> | undefined;
  className?: string | undefined;
  /** How many of its cards are shown; all if not given. */
  count?: number;
  /** False while some of its cards are still to come. */
  isWhole?: boolean;
  children: ReactNode;
}

/** Cards side by side, each in an `li`; hundreds of them cost what a screenful does. */
export function CardGrid({ ref, className, count, isWhole, children }: CardGridProps) {
  return (
    <ul
      ref={ref}
      className={classNames(styles.grid, className)}
      data-measured={useMeasured(count ?? Children.count(children), isWhole)}
    >
      {children}
    </ul>
  );
}
