import { useId } from 'react';
import { affiliateTexts } from '#locales/affiliate.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import rows from '#web/ui/page/rows.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './affiliate.module.css';
import { LinkState } from './link-state.tsx';
import { Credential } from './networks.tsx';
import type { Networks, Rule } from './rule.ts';

interface NetworkRulesProps {
  network: Networks[number];
  rules: Rule[];
  onEdit: (rule: Rule) => void;
  onDelete: (rule: Rule) => void;
}

/** A network's shops, one line each. That its credential is missing is said once, above them. */
export function NetworkRules({ network, rules, onEdit, onDelete }: NetworkRulesProps) {
  const t = useTexts(affiliateTexts);
  const id = useId();
  return (
    <div className={styles.network}>
      <Credential id={id} network={network} />
      <ul className={rows.rows} aria-labelledby={id}>
        {rules.map((rule) => (
          <li key={rule.id} className={classNames(rows.row, styles.row)}>
            <div className={styles.words}>
              <p className={styles.name}>{rule.domain}</p>
              {rule.merchant_id && <p className={styles.about}>{t.merchantNumber(rule.merchant_id)}</p>}
              {rule.state !== 'NO_CREDENTIAL' && <LinkState state={rule.state} />}
            </div>
            <Button small variant="quiet" icon="pencil" aria-label={t.editOf(rule.domain)} onClick={() => onEdit(rule)}>
              {t.edit}
            </Button>
            {!rule.is_seeded && (
              <IconButton small icon="trash" label={t.deleteOf(rule.domain)} onClick={() => onDelete(rule)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
