import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';

interface MenuProps {
  /** The button: spread `props` on it (Button, IconButton or a plain button). */
  button: (props: { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }) => ReactNode;
  /** MenuItem and MenuLink. */
  children: ReactNode;
  side?: 'left' | 'right';
}

/**
 * A button that unfolds a few links or actions under it. Escape, a press elsewhere or a choice folds it; arrows, Home
 * and End move inside it.
 */
export function Menu({ button, children, side = 'right' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useSight(open, list);
  useFolding(open, setOpen, anchor, list);
  return (
    <div className={styles.anchor} ref={anchor}>
      {button({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      {open && (
        <div id={id} ref={list} className={classNames(styles.menu, side === 'left' && styles.left)}>
          {children}
        </div>
      )}
    </div>
  );
}

type Place = React.RefObject<HTMLElement | null>;

/** An open menu never passes the edge of a narrow screen: not at first, nor when its texts or the screen change. */
function useSight(open: boolean, list: Place): void {
  useLayoutEffect(() => {
    const menu = list.current;
    if (!(open && menu)) return;
    keepInSight(menu);
    const observer = new ResizeObserver(() => keepInSight(menu));
    observer.observe(menu);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [open, list]);
}

/** While the menu is open: what folds it, and the keys that move in it. */
function useFolding(open: boolean, setOpen: (open: boolean) => void, anchor: Place, list: Place): void {
  useEffect(() => {
    if (!open) return;
    function leave(event: Event) {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    }
    // On the window, so that the choice itself has been acted upon before.
    function choose(event: MouseEvent) {
      if (event.target instanceof Node && list.current?.contains(event.target)) setOpen(false);
    }
    function key(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        setOpen(false);
        anchor.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
        return;
      }
      const move = MOVES[event.key];
      if (!(move && anchor.current?.contains(document.activeElement))) return;
      event.preventDefault();
      const items = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      items[move(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus();
    }
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', key, { signal });
    window.addEventListener('click', choose, { signal });
    return () => stop.abort();
  }, [open, setOpen, anchor, list]);
}

const EDGE = 8;

function keepInSight(menu: HTMLElement): void {
  menu.style.translate = '';
  const { left, right } = menu.getBoundingClientRect();
  const beyond = Math.max(0, right + EDGE - document.documentElement.clientWidth);
  menu.style.translate = left < EDGE ? `${EDGE - left}px` : `${-beyond}px`;
}

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function MenuItem({
  icon,
  danger,
  onClick,
  children,
}: {
  icon?: IconName;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={classNames(styles.item, danger && styles.danger)} onClick={onClick}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function MenuLink({ icon, children, ...rest }: LinkProps & { icon?: IconName }) {
  return (
    <Link {...rest} className={styles.item}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
