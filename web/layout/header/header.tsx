import { Link, NavLink } from 'react-router';
import { paths } from '#contract/pages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { useBasket } from '#web/basket/use-basket.ts';
import { useSession } from '#web/session/session.ts';
import { useFeature } from '#web/site.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Menu, MenuItem, MenuLink } from '#web/ui/overlays/menu.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { useLogOut } from './use-log-out.ts';

export function Header() {
  const t = useTexts(layoutTexts);
  const hasLanguages = useFeature('langSelectorFeature');
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to={paths.home()} className={styles.brand} aria-label={t.homeLink}>
          <Logo />
          <span className={styles.name}>Cigogne</span>
        </Link>
        <nav className={styles.nav} aria-label={t.mainNavigation}>
          <NavLink to={paths.home()} end className={styles.link ?? ''}>
            {t.home}
          </NavLink>
          <Link to={paths.homeSearch()} className={styles.link}>
            {t.search}
          </Link>
          <NavLink to={paths.myRegistries()} className={classNames(styles.link, 'signed-in')}>
            {t.myLists}
          </NavLink>
          <NavLink to={paths.help()} className={styles.link ?? ''}>
            {t.help}
          </NavLink>
        </nav>
        <div className={styles.tools}>
          {hasLanguages && <LanguageMenu />}
          <BasketLink />
          <div className={styles.account}>
            <ButtonLink to={paths.login()} small className="signed-out">
              {t.login}
            </ButtonLink>
            <div className="signed-in">
              <AccountMenu />
            </div>
          </div>
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

function BasketLink() {
  const t = useTexts(layoutTexts);
  const { basketSize } = useBasket();
  return (
    <Link
      to={paths.basket()}
      className={styles.basket}
      aria-label={basketSize > 0 ? t.basketWith(basketSize) : t.basket}
      title={t.basket}
    >
      <Icon name="basket" size={24} />
      {basketSize > 0 && <span className={styles.badge}>{basketSize}</span>}
    </Link>
  );
}

function AccountMenu() {
  const t = useTexts(layoutTexts);
  const { user } = useSession();
  const leave = useLogOut();
  return (
    <Menu
      button={(props) => (
        <Button {...props} small icon="user" className={styles.person}>
          <span className={styles.firstName}>{user?.first_name ?? t.account}</span>
          <Icon name="chevron-down" size={16} />
        </Button>
      )}
    >
      <MenuLink to={paths.myRegistries()} icon="list">
        {t.myLists}
      </MenuLink>
      <MenuLink to={paths.newRegistry()} icon="plus">
        {t.newList}
      </MenuLink>
      <MenuLink to={paths.account()} icon="user">
        {t.account}
      </MenuLink>
      <MenuItem icon="logout" onClick={leave}>
        {t.logout}
      </MenuItem>
    </Menu>
  );
}
