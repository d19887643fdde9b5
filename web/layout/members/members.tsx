import { later } from '#web/ui/waiting/later.tsx';
import { AccountButton } from '../header/account-button.tsx';

// Only loaded for people who are logged in: visitors do not have these menus and should not pay for them.
const load = () => import('./menus.tsx');

export const AccountMenu = later(async () => (await load()).AccountMenu, {
  fallback: <AccountButton />,
  isExtra: true,
});
export const MembersLinks = later(async () => (await load()).MembersLinks, { isExtra: true });
