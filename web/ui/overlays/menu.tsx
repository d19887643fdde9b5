import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { foldBehind } from './fold-behind.ts';
import styles from './menu.module.css';

interface MenuProps {
  /** The button: spread `props` on it (Button, IconButton or a plain button). */
  button: (props: { 'aria-expanded': boolean; popoverTarget: string; onClickCapture: () => void }) => ReactNode;
  /** MenuItem and MenuLink. */
  children: ReactNode;
}

/**
 * A button that opens links or actions under it. Choosing or leaving closes it; arrows, Home and End move in it. They
 * are there while it is open: the closed menus of 200 gifts keep a page from leaving.
 */
export function Menu({ button, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  useArrows(isOpen, anchor);
  return (
    <div className={styles.anchor} ref={anchor}>
      {/* The browser, or what stands in for an older one, looks for it at the press, to open or close it. */}
      {button({ 'aria-expanded': isOpen, popoverTarget: id, onClickCapture: () => flushSync(() => setOpen(true)) })}
      {isOpen && (
        <div
          id={id}
          popover="auto"
          className={styles.menu}
          // Only once it is closed it may go: by Escape the browser leads the focus back from what has it.
          onToggle={(event) => setOpen(event.newState === 'open')}
        >
          {children}
        </div>
      )}
    </div>
  );
}

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

function useArrows(isOpen: boolean, anchor: React.RefObject<HTMLElement | null>): void {
  useEffect(() => foldBehind(anchor.current), [anchor]);
  useEffect(() => {
    if (!isOpen) return;
    function moveFocus(event: KeyboardEvent) {
      const move = MOVES[event.key];
      if (!move) return;
      event.preventDefault();
      const items = [...(anchor.current?.querySelectorAll<HTMLElement>('[popover] :is(a, button)') ?? [])];
      items[move(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus();
    }
    const stop = new AbortController();
    anchor.current?.addEventListener('keydown', moveFocus, stop);
    return () => stop.abort();
  }, [isOpen, anchor]);
}

function foldMenu({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

export function MenuItem({
  icon,
  danger,
  isCurrent,
  onClick,
  children,
}: {
  icon?: IconName | undefined;
  danger?: boolean;
  isCurrent?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={classNames(styles.item, danger && styles.danger)}
      aria-current={isCurrent}
      onClick={(event) => {
        foldMenu(event);
        onClick();
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function MenuLink({ icon, children, ...rest }: LinkProps & { icon?: IconName }) {
  return (
    <Link {...rest} className={styles.item} onClick={foldMenu}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
