import { affiliateTexts } from '#locales/affiliate.ts';
import { Button } from '#web/ui/controls/button.tsx';
import rows from '#web/ui/page/rows.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './affiliate.module.css';
import { LinkState } from './link-state.tsx';
import { networkName } from './network-name.ts';
import type { Rule } from './rule.ts';

/** One line per shop: its network, and whether that works. */
export function RuleList({ rules, onEdit }: { rules: Rule[]; onEdit: (rule: Rule) => void }) {
  const t = useTexts(affiliateTexts);
  return (
    <ul className={rows.rows}>
      {rules.map((rule) => (
        <li key={rule.id} className={classNames(rows.row, styles.row)}>
          <div className={styles.words}>
            <p className={styles.name}>{rule.domain}</p>
            <p className={styles.about}>
              {networkName(rule.network)}
              {rule.merchant_id && ` · ${rule.merchant_id}`}
            </p>
            <LinkState state={rule.state} />
          </div>
          <Button small icon="pencil" aria-label={t.editOf(rule.domain)} onClick={() => onEdit(rule)}>
            {t.edit}
          </Button>
        </li>
      ))}
    </ul>
  );
}
