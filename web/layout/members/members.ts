import { lazy } from 'react';

// Loaded for whoever is logged in: visitors have no menus of their own, and each of them would pay for these.
const load = () => import('./menus.tsx');

export const AccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }));
export const MembersLinks = lazy(async () => ({ default: (await load()).MembersLinks }));
