import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { INFO_PAGES, infoHash } from './info-link.tsx';

const OpenInfoDialog = lazy(async () => ({ default: (await import('./info/open-info-dialog.tsx')).OpenInfoDialog }));

/** Contact, who or legal over the page where it was asked for; closing goes back in history. */
export function InfoDialog() {
  const { hash } = useLocation();
  const page = INFO_PAGES.find((name) => hash === infoHash(name));
  return <Suspense>{page && <OpenInfoDialog key={page} page={page} />}</Suspense>;
}
