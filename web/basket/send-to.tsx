import type { ReactNode } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './send-to.module.css';

const PIN =
  'M12 21.5s7-6.3 7-11.8a7 7 0 1 0-14 0c0 5.5 7 11.8 7 11.8ZM12 12.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z';

interface SendToProps {
  title: string;
  /** The address, and remarks about it. */
  children: ReactNode;
  /** Actions for it. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Where a registry's gifts are sent. */
export function SendTo({ title, children, action, className }: SendToProps) {
  return (
    <div className={classNames(styles.box, className)}>
      <Icon name={PIN} />
      <div>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
      {action}
    </div>
  );
}
