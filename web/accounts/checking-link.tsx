import { accountsTexts } from '#locales/accounts.ts';
import { HeroDrawing } from '#web/ui/scenes/hero.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { LoadingBlock } from '#web/ui/waiting/spinner.tsx';
import { AccountPage } from './account-page.tsx';

interface CheckingLinkProps {
  title: string;
  /** What is being done. */
  label: string;
  /** Said where scripts are switched off. */
  needsScript: string;
}

/** What stands there until it is known what a link of a mail does. */
export function CheckingLink({ title, label, needsScript }: CheckingLinkProps) {
  const t = useTexts(accountsTexts);
  return (
    <div aria-busy="true">
      <AccountPage title={title} lead={t.checkingLead} drawing={<HeroDrawing />}>
        <LoadingBlock label={label} />
        <noscript>{needsScript}</noscript>
      </AccountPage>
    </div>
  );
}
