import { useEffect } from 'react';
import { accountsTexts } from '#locales/accounts.ts';
import { HeroDrawing } from '#web/ui/scenes/hero.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { LoadingBlock } from '#web/ui/waiting/spinner.tsx';
import { AccountPage } from './account-page.tsx';

interface CheckingLinkProps {
  title: string;
  /** What is happening. */
  label: string;
  /** Shown when scripts are switched off. */
  needsScript: string;
}

/** Where somebody hears what came of it, who heard that it is being checked; unless they have moved on. */
function goToOutcome(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title || document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Shown until we know what a mailed link does. */
export function CheckingLink({ title, label, needsScript }: CheckingLinkProps) {
  const t = useTexts(accountsTexts);
  useEffect(() => goToOutcome, []);
  return (
    <div aria-busy="true">
      <AccountPage title={title} lead={t.checkingLead} drawing={<HeroDrawing />}>
        <LoadingBlock label={label} />
        <noscript>{needsScript}</noscript>
      </AccountPage>
    </div>
  );
}
