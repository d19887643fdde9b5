import type { OpenScreen } from './screen.tsx';

/** The superusers' screens, keyed by what follows /admin/ in their path. */
export const SCREENS: Record<string, (() => Promise<OpenScreen>) | undefined> = {
  list: async () => (await import('./registries/all-registries.tsx')).openAllRegistries,
  babies: async () => (await import('./babies/all-babies.tsx')).openAllBabies,
  imports: async () => (await import('./imports/imports.tsx')).openImports,
  accounts: async () => (await import('./accounts/accounts.ts')).openAccounts,
  mails: async () => (await import('./mails/failed-mails.tsx')).openFailedMails,
  acts: async () => (await import('./acts/acts.tsx')).openActs,
  state: async () => (await import('./figures/figures.tsx')).openFigures,
  affiliate: async () => (await import('./affiliate/affiliate-screen.tsx')).openAffiliate,
};
