import type { ReactNode } from 'react';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './send-to.module.css';

interface SendToProps {
  title: string;
  /** The address, and what there is to say of it. */
  children: ReactNode;
  /** What can be done with it. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Where the gifts of a registry go. */
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
