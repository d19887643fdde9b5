import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Fields side by side if there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
