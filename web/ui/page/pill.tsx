import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import tones from '#web/ui/styles/tones.module.css';
import styles from './pill.module.css';

/** A state in words: sage available or done, amber remaining, coral favourite, rose refused, neutral booked. */
export function Pill({
  tone = 'neutral',
  icon,
  filled,
  className,
  children,
}: {
  tone?: 'neutral' | 'sky' | 'sage' | 'amber' | 'coral' | 'rose';
  icon?: IconName;
  filled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.pill, tones[tone], className)}>
      {icon && <Icon name={icon} size={14} filled={filled ?? false} />}
      {children}
    </span>
  );
}
