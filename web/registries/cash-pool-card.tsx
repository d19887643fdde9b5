import { registryTexts } from '#locales/registries/registry.ts';
import { useFeature } from '#web/site.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './cash-pool-card.module.css';

/** The shared contribution, if the parents announce it and the instance has it switched on. */
export function CashPoolCard({ registry }: { registry: { cash_pool: boolean } }) {
  const t = useTexts(registryTexts);
  const isOn = useFeature('cashPoolFeature');
  if (!(isOn && registry.cash_pool)) return null;
  return (
    <Card soft as="section" className={styles.card}>
      <Icon name="gift" size={28} />
      <div>
        <h2 className={styles.title}>{t.cashPool}</h2>
        <p>{t.cashPoolEmpty}</p>
      </div>
    </Card>
  );
}
