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
  id?: string;
  hidden?: boolean;
  children: ReactNode;
}

/** A section that folds without any script. */
export function Collapsible({ title, count, actions, open = true, id, hidden, children }: CollapsibleProps) {
  return (
    <details className={styles.section} open={open} id={id} hidden={hidden}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
