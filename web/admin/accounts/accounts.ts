import type { OpenScreen } from '../screen.tsx';
import { openAccount } from './account.tsx';
import { openAllAccounts } from './all-accounts.tsx';

/** One account where the path names it, else all. */
export const openAccounts: OpenScreen = (asked) => (asked.rest[0] ? openAccount(asked) : openAllAccounts(asked));
