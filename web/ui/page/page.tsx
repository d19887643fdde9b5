import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import styles from './page.module.css';

/** The width of a page's content: narrow 560 px (forms), text 720, normal 1280. */
export function Page({
  width = 'normal',
  className,
  children,
}: {
  width?: 'narrow' | 'text' | 'normal';
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={classNames(styles.page, styles[width], className)}>{children}</div>;
}

/** A page's title with a sentence under it and actions beside it. */
export function PageHeader({ title, lead, actions }: { title: ReactNode; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

/** Leads one level up, above a page's title. */
export function BackLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
