import { lazy } from 'react';

// Only loaded for people who are logged in: visitors do not have these menus and should not pay for them.
const load = () => import('./menus.tsx');

export const AccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }));
export const MembersLinks = lazy(async () => ({ default: (await load()).MembersLinks }));
