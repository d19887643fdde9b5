import { affiliateTexts } from '#locales/affiliate.ts';
import { Pill } from '#web/ui/page/pill.tsx';
import rows from '#web/ui/page/rows.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './affiliate.module.css';
import { networkName } from './network-name.ts';
import type { Networks } from './rule.ts';

/** A network's name, and whether its credential is set: if not, by which variable it would be. */
export function Credential({ id, network }: { id: string; network: Networks[number] }) {
  const t = useTexts(affiliateTexts);
  return (
    <div className={styles.credential}>
      <h3 id={id}>{networkName(network.network)}</h3>
      {network.has_credential ? (
        <Pill tone="sage" icon="check">
          {t.hasCredential}
        </Pill>
      ) : (
        <Pill tone="amber">{network.variable}</Pill>
      )}
    </div>
  );
}

/** The networks that no rule leads through. */
export function NetworkList({ networks }: { networks: Networks }) {
  const t = useTexts(affiliateTexts);
  return (
    <ul className={rows.rows}>
      {networks.map(({ network, variable, has_credential }) => (
        <li key={network} className={classNames(rows.row, styles.row)}>
          <span className={styles.name}>{networkName(network)}</span>
          <span className={styles.about}>{has_credential ? t.hasCredential : variable}</span>
        </li>
      ))}
    </ul>
  );
}
