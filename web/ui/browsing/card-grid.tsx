import { Children, type ReactNode } from 'react';
import { useMeasured } from '#web/ui/behaviour/use-measured.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  className?: string | undefined;
  /** False while some of its cards are still to come. */
  isWhole?: boolean;
  children: ReactNode;
}

/** Cards side by side, each in an `li`; hundreds of them cost what a screenful does. */
export function CardGrid({ className, isWhole, children }: CardGridProps) {
  return (
    <ul className={classNames(styles.grid, className)} data-measured={useMeasured(Children.count(children), isWhole)}>
      {children}
    </ul>
  );
}
