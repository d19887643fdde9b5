import type { members as french } from '../fr/members.ts';

export const members: typeof french = {
  newList: 'Create a list',
  logout: 'Log out',
  loggedOut: (hasBasket) => `You are logged out.${hasBasket ? ' Your basket is kept.' : ''}`,
  loggedOutHere: 'Logged out here only. End the session under “Your devices”.',
  admin: 'Administration',
  adminPages: {
    lists: 'All lists',
    babies: 'All babies',
    affiliate: 'Affiliate links',
    imports: 'Imports',
    accounts: 'Accounts',
    mails: 'Failed emails',
    acts: 'Activity log',
    state: 'State of the service',
  },
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
};
