import { Link } from 'react-router';
import { paths } from '#contract/pages.ts';
import { membersTexts } from '#locales/members.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx';
import { Menu, MenuItem, MenuLink } from '#web/ui/overlays/menu.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './admin-menus.module.css';
import { useTheme } from './use-theme.ts';

/** The theme that one gets. */
const MOON: IconName = 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z';
const SUN: IconName =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.5 1.5M17.6 17.6l1.5 1.5M4.9 19.1l1.5-1.5M17.6 6.4l1.5-1.5';

const CLOCK: IconName = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2';

/** A rising line. */
const CHART: IconName = 'M4 4v16h16M7.5 15.5l4-5 3 2.5 5-6.5';

const PAGES = [
  { name: 'lists', to: paths.adminRegistries(), icon: 'list' },
  { name: 'babies', to: paths.adminBabies(), icon: 'baby' },
  { name: 'affiliate', to: paths.adminAffiliate(), icon: 'link' },
  { name: 'imports', to: paths.adminImports(), icon: 'refresh' },
  { name: 'accounts', to: paths.adminAccounts(), icon: 'user' },
  { name: 'mails', to: paths.adminMails(), icon: 'mail' },
  { name: 'acts', to: paths.adminActs(), icon: CLOCK },
  { name: 'state', to: paths.adminState(), icon: CHART },
] as const satisfies { name: string; to: string; icon: IconName }[];

/** What superusers manage, and their switch between light and dark. */
export function AdminMenu() {
  const t = useTexts(membersTexts);
  const { isDark, switchTheme } = useTheme();
  return (
    <Menu
      button={(props) => (
        <Button {...props} small variant="quiet">
          {t.admin}
          <Icon name="chevron-down" size={16} />
        </Button>
      )}
    >
      {PAGES.map(({ name, to, icon }) => (
        <MenuLink key={name} to={to} icon={icon}>
          {t.adminPages[name]}
        </MenuLink>
      ))}
      <MenuItem icon={isDark ? SUN : MOON} onClick={switchTheme}>
        {isDark ? t.lightTheme : t.darkTheme}
      </MenuItem>
    </Menu>
  );
}

/** A superuser's menu items as links, for a phone's menu. */
export function AdminLinks() {
  const t = useTexts(membersTexts);
  const { isDark, switchTheme } = useTheme();
  return (
    <div data-row="true">
      <p className={styles.heading}>{t.admin}</p>
      {PAGES.map(({ name, to, icon }) => (
        <Link key={name} to={to}>
          <Icon name={icon} />
          {t.adminPages[name]}
        </Link>
      ))}
      <button type="button" onClick={switchTheme}>
        <Icon name={isDark ? SUN : MOON} />
        {isDark ? t.lightTheme : t.darkTheme}
      </button>
    </div>
  );
}
