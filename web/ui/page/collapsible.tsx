import type { ReactNode } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';
import styles from './collapsible.module.css';

interface CollapsibleProps {
  title: ReactNode;
  /** Beside the title: "6 cadeaux". */
  count?: ReactNode;
  /** A button or menu at the title's end, while the section is open. */
  actions?: ReactNode;
  /** Open at first; then the person decides. */
  open?: boolean;
  level?: 2 | 3;
  id?: string;
  hidden?: boolean;
  children: ReactNode;
}

/** A section that folds without any script. */
export function Collapsible({ title, count, actions, open = true, level = 2, id, hidden, children }: CollapsibleProps) {
  const Title = `h${level}` as const;
  return (
    <details className={styles.section} open={open} id={id} hidden={hidden}>
      <summary className={styles.summary}>
        <Title className={styles.title}>{title}</Title>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
