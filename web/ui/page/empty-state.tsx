import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** A drawing of web/ui/drawings. */
  drawing?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons that lead on. */
  actions?: ReactNode;
  /** Level of the title: 1 if it is the page's only one. */
  level?: 1 | 2 | 3;
}

/** Nothing here yet: a small drawing and an invitation. */
export function EmptyState({ drawing, title, children, actions, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {drawing}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
