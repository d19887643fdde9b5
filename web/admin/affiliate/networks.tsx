import { affiliateTexts } from '#locales/affiliate.ts';
import { Pill } from '#web/ui/page/pill.tsx';
import rows from '#web/ui/page/rows.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './affiliate.module.css';
import { networkName } from './network-name.ts';
import type { Networks } from './rule.ts';

/** Which networks have their credential. */
export function NetworkList({ networks }: { networks: Networks }) {
  const t = useTexts(affiliateTexts);
  return (
    <ul className={rows.rows}>
      {networks.map(({ network, variable, has_credential }) => (
        <li key={network} className={classNames(rows.row, styles.row)}>
          <span className={styles.name}>{networkName(network)}</span>
          {has_credential ? (
            <Pill tone="sage" icon="check">
              {t.hasCredential}
            </Pill>
          ) : (
            <span className={styles.about}>{t.noCredential(variable)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
