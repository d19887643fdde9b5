import { Link } from 'react-router';
import { paths } from '#contract/pages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { membersTexts } from '#locales/members.ts';
import { useSession } from '#web/session/session.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Menu, MenuItem, MenuLink } from '#web/ui/overlays/menu.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import { AccountButton } from '../header/account-button.tsx';
import { useLogOut } from './use-log-out.ts';

// For superusers only.
const loadAdmin = () => import('./admin-menus.tsx');
const AdminMenu = later(async () => (await loadAdmin()).AdminMenu, { isExtra: true });
const AdminLinks = later(async () => (await loadAdmin()).AdminLinks, { isExtra: true });

/** The end of the header for people who are logged in. */
export function AccountMenu() {
  const t = useTexts(layoutTexts);
  const m = useTexts(membersTexts);
  const { user } = useSession();
  const leave = useLogOut();
  return (
    <>
      {user?.is_superuser && <AdminMenu />}
      <Menu button={(props) => <AccountButton {...props} />}>
        <MenuLink to={paths.myRegistries()} icon="list">
          {t.myLists}
        </MenuLink>
        <MenuLink to={paths.myBabies()} icon="baby">
          {t.myBabies}
        </MenuLink>
        <MenuLink to={paths.newRegistry()} icon="plus">
          {m.newList}
        </MenuLink>
        <MenuLink to={paths.account()} icon="user">
          {t.account}
        </MenuLink>
        <MenuItem icon="logout" onClick={leave}>
          {m.logout}
        </MenuItem>
      </Menu>
    </>
  );
}

/** A member's menu items as links, for a phone's menu: groups, the account's last. */
export function MembersLinks() {
  const t = useTexts(layoutTexts);
  const m = useTexts(membersTexts);
  const { user } = useSession();
  const leave = useLogOut();
  return (
    <>
      <div>
        <Link to={paths.myRegistries()}>
          <Icon name="list" />
          {t.myLists}
        </Link>
        <Link to={paths.myBabies()}>
          <Icon name="baby" />
          {t.myBabies}
        </Link>
        <Link to={paths.newRegistry()}>
          <Icon name="plus" />
          {m.newList}
        </Link>
      </div>
      {user?.is_superuser && <AdminLinks />}
      <div data-row={user?.is_superuser}>
        <Link to={paths.account()}>
          <Icon name="user" />
          {t.account}
        </Link>
        <button type="button" onClick={leave}>
          <Icon name="logout" />
          {m.logout}
        </button>
      </div>
    </>
  );
}
