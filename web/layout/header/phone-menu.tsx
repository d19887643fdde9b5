import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { useSession } from '#web/session/session.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { foldBehind } from '#web/ui/overlays/fold-behind.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { MembersLinks } from '../members/members.tsx';
import { BlogLink } from './blog-link.tsx';
import styles from './phone-menu.module.css';

const HOUSE = 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6';

/** A phone's navigation. It opens without any script; with one, it closes when a page is chosen or the focus leaves. */
export function PhoneMenu() {
  const t = useTexts(layoutTexts);
  const id = useId();
  const menu = useFolding();
  const { isLoggedIn } = useSession();
  return (
    <div className={styles.phone} ref={foldBehind}>
      <button type="button" className={styles.burger} aria-label={t.menu} popoverTarget={id}>
        <Icon name="menu" size={26} />
      </button>
      <nav id={id} ref={menu} popover="auto" className={styles.sheet} aria-label={t.menu}>
        <div>
          <Link to={paths.home()}>
            <Icon name={HOUSE} />
            {t.home}
          </Link>
          <Link to={paths.catalogue()}>
            <Icon name="gift" />
            {t.browse}
          </Link>
          <Link to={paths.homeSearch()}>
            <Icon name="search" />
            {t.search}
          </Link>
          <Link to={paths.basket()}>
            <Icon name="basket" />
            {t.basket}
          </Link>
          <BlogLink>
            <Icon name="external" />
          </BlogLink>
          <Link to={paths.help()}>
            <Icon name="info" />
            {t.help}
          </Link>
        </div>
        {isLoggedIn && <MembersLinks />}
        <div className="signed-out">
          <Link to={paths.login()}>
            <Icon name="user" />
            {t.login}
          </Link>
          <Link to={paths.register()}>
            <Icon name="plus" />
            {t.register}
          </Link>
        </div>
      </nav>
    </div>
  );
}

/** Closes the menu when the page changes. */
function useFolding() {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const unfoldedOn = useRef(key);
  useEffect(() => {
    // If it was opened before the scripts arrived, it stays open.
    if (key !== unfoldedOn.current) menu.current?.hidePopover();
    unfoldedOn.current = key;
  }, [key]);
  return menu;
}
