import type { members as french } from '../fr/members.ts';

export const members: typeof french = {
  newList: 'Create a list',
  logout: 'Log out',
  loggedOut: 'You are logged out. Your basket is kept.',
  loggedOutHere:
    'You are logged out on this device, but the service could not be told. When you next log in, end this session under “My devices”.',
  admin: 'Administration',
  adminPages: {
    lists: 'All lists',
    babies: 'All babies',
    affiliate: 'Affiliate links',
    imports: 'Imports',
    accounts: 'Accounts',
    mails: 'Failed emails',
    acts: 'Record',
    state: 'State of the service',
  },
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
};
