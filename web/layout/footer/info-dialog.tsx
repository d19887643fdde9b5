import { useLocation } from 'react-router';
import { later } from '#web/ui/waiting/later.tsx';
import { INFO_PAGES, infoHash } from './info-link.tsx';

const OpenInfoDialog = later(async () => (await import('./info/open-info-dialog.tsx')).OpenInfoDialog);

/** Contact, who, legal and the like as a dialog over the current page; closing it goes back in history. */
export function InfoDialog() {
  const { hash } = useLocation();
  const page = INFO_PAGES.find((name) => hash === infoHash(name));
  return page && <OpenInfoDialog key={page} page={page} />;
}
