import { Link, NavLink } from 'react-router';
import { paths } from '#contract/pages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { useBasket } from '#web/basket/use-basket.ts';
import { useSession } from '#web/session/session.ts';
import { useFeature } from '#web/site.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { AccountMenu } from '../members/members.tsx';
import { AccountButton } from './account-button.tsx';
import { BlogLink } from './blog-link.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { PhoneMenu } from './phone-menu.tsx';

export function Header() {
  const t = useTexts(layoutTexts);
  const hasLanguages = useFeature('langSelectorFeature');
  const { isLoggedIn } = useSession();
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
          <NavLink to={paths.catalogue()} className={styles.link ?? ''}>
            {t.browse}
          </NavLink>
          <Link to={paths.homeSearch()} className={styles.link}>
            {t.search}
          </Link>
          <NavLink to={paths.myRegistries()} className={classNames(styles.link, 'signed-in')}>
            {t.myLists}
          </NavLink>
          <NavLink to={paths.myBabies()} className={classNames(styles.link, 'signed-in')}>
            {t.myBabies}
          </NavLink>
          <BlogLink className={styles.link} />
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
            <div className={classNames(styles.members, 'signed-in')}>
              {isLoggedIn ? <AccountMenu /> : <AccountButton />}
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
