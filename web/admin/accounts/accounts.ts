import type { OpenScreen } from '../screen.tsx';
import { openAccount } from './account.tsx';
import { openAllAccounts } from './all-accounts.tsx';

/** A single account if the path names one, otherwise all. */
export const openAccounts: OpenScreen = (asked) => (asked.rest[0] ? openAccount(asked) : openAllAccounts(asked));
