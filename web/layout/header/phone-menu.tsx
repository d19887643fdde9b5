import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './phone-menu.module.css';
import { useLogOut } from './use-log-out.ts';

/** The navigation of a phone. It unfolds without any script; with one, it folds when a page was chosen. */
export function PhoneMenu() {
  const t = useTexts(layoutTexts);
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const leave = useLogOut();
  const { key } = useLocation();
  useEffect(() => {
    if (key) menu.current?.hidePopover();
  }, [key]);
  return (
    <div className={styles.phone}>
      <button type="button" className={styles.burger} aria-label={t.menu} popoverTarget={id}>
        <Icon name="menu" size={26} />
      </button>
      <nav id={id} ref={menu} popover="auto" className={styles.sheet} aria-label={t.menu}>
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
        <Link to={paths.help()}>
          <Icon name="info" />
          {t.help}
        </Link>
        <Link to={paths.login()} className="signed-out">
          <Icon name="user" />
          {t.login}
        </Link>
        <Link to={paths.register()} className="signed-out">
          <Icon name="plus" />
          {t.register}
        </Link>
      </nav>
    </div>
  );
}
