import type { ReactNode } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './send-to.module.css';

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
      <Icon name="pin" />
      <div>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
      {action}
    </div>
  );
}
