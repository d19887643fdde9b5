import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { uiTexts } from '#locales/ui.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  radius?: string;
  className?: string | undefined;
}

/** A grey placeholder for what is loading; it appears after 300 ms. */
export function Skeleton({ width = '100%', height = '1.2em', radius, className }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, className)} style={{ width, height, borderRadius: radius }} />;
}

interface PageSkeletonProps {
  width?: 'narrow' | 'text' | 'normal';
  /** The way back, above the title. */
  back?: ReactNode;
  title?: string;
  lead?: string;
  /** What is known in advance about a page that does not begin with a title and a lead. */
  children?: ReactNode;
  /** Grey placeholders below. */
  cards?: number;
}

/** What a page shows until its data arrives: its opening words, and grey placeholders. */
export function PageSkeleton({ width = 'normal', back, title, lead, children, cards = 3 }: PageSkeletonProps) {
  return (
    <Page width={width}>
      {back}
      {children ?? (title === undefined ? <NoHeader /> : <PageHeader title={title} lead={lead} />)}
      <SkeletonCards cards={cards} />
    </Page>
  );
}

/** Grey placeholders for what is loading; or, where the page stays as the server sent it, that it will not come. */
export function SkeletonCards({ cards }: { cards: number }) {
  const t = useTexts(uiTexts);
  const { pathname, search } = useLocation();
  return (
    <>
      <div className={styles.notShown}>
        <p>{t.notShown}</p>
        <ButtonLink external to={pathname + search} icon="refresh">
          {t.retry}
        </ButtonLink>
      </div>
      <div className={styles.grid} role="status" aria-busy="true" aria-label={t.loading}>
        {Array.from({ length: cards }, (_, index) => `card-${index}`).map((key) => (
          <Skeleton key={key} height="220px" radius="var(--radius-card)" />
        ))}
      </div>
    </>
  );
}

function NoHeader() {
  return (
    <div className={styles.header}>
      <Skeleton width="min(340px, 70%)" height="44px" />
      <Skeleton width="min(520px, 90%)" />
    </div>
  );
}
