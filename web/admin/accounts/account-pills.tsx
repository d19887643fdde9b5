import type { Answer } from '#contract/calls.ts';
import { adminTexts } from '#locales/admin.ts';
import { Pill } from '#web/ui/page/pill.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './inspected-account.module.css';

const TONES = { active: 'sage', waiting: 'amber', deactivated: 'rose' } as const;

/** Whether it can be logged in to, and whether it is a superuser's. */
export function AccountPills({ account }: { account: Answer<'GET /admin/accounts'>[number] }) {
  const { accounts: t } = useTexts(adminTexts);
  return (
    <span className={styles.pills}>
      <Pill tone={TONES[account.state]}>{t.states[account.state]}</Pill>
      {account.is_superuser && <Pill tone="sky">{t.superuser}</Pill>}
    </span>
  );
}
