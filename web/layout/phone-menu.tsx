import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useTexts } from '#web/ui/use-texts.ts';
import styles from './header.module.css';
import { useLogOut } from './use-log-out.ts';

/** The navigation of a phone. It unfolds without any script; with one, it folds when it has done its work. */
export function PhoneMenu() {
  const t = useTexts(layoutTexts);
  const menu = useRef<HTMLDetailsElement>(null);
  const leave = useLogOut();
  useFold(menu);
  return (
    <details className={styles.phone} ref={menu}>
      <summary className={styles.burger} aria-label={t.menu}>
        <Icon name="menu" size={26} />
      </summary>
      <nav className={styles.sheet} aria-label={t.menu}>
        <Link to={paths.home()}>{t.home}</Link>
        <Link to={paths.homeSearch()}>
          <Icon name="search" />
          {t.search}
        </Link>
        <Link to={paths.basket()}>
          <Icon name="basket" />
          {t.basket}
        </Link>
        <Link to={paths.myRegistries()} className="signed-in">
          <Icon name="list" />
          {t.myLists}
        </Link>
        <Link to={paths.newRegistry()} className="signed-in">
          <Icon name="plus" />
          {t.newList}
        </Link>
        <Link to={paths.account()} className="signed-in">
          <Icon name="user" />
          {t.account}
        </Link>
        <button type="button" className="signed-in" onClick={leave}>
          <Icon name="logout" />
          {t.logout}
        </button>
        <Link to={paths.login()} className="signed-out">
          <Icon name="user" />
          {t.login}
        </Link>
        <Link to={paths.register()} className="signed-out">
          <Icon name="plus" />
          {t.register}
        </Link>
      </nav>
    </details>
  );
}

function useFold(menu: React.RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    if (key && menu.current) menu.current.open = false;
  }, [key, menu]);
  useEffect(() => {
    function leave(event: Event) {
      const element = menu.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        element.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && element.contains(event.target)) return;
      element.open = false;
    }
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', leave);
    };
  }, [menu]);
}
