import type { ReactNode } from 'react';
import { paths } from '#contract/pages.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { useWishesUnderWay } from '../under-way.ts';
import styles from './basket-view.module.css';

interface ConfirmLinkProps {
  /** Something in the basket is gone: that has to be resolved first. */
  isBlocked: boolean;
  /** The page's primary button. */
  isMain?: boolean;
  children: ReactNode;
}

/** Leads to the summary, where the whole basket is booked. */
export function ConfirmLink({ isBlocked, isMain, children }: ConfirmLinkProps) {
  const isWaiting = useWishesUnderWay().length > 0 || isBlocked;
  return (
    <ButtonLink
      to={paths.summary()}
      {...(isMain ? { variant: 'primary', wide: true } : { small: true })}
      className={isWaiting ? styles.waiting : undefined}
      aria-disabled={isWaiting}
      onClick={(event) => {
        if (isWaiting) event.preventDefault();
      }}
    >
      {children}
    </ButtonLink>
  );
}
