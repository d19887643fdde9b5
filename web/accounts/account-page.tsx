import type { ReactNode } from 'react';
import { accountsTexts } from '#locales/accounts.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { HeroDrawing } from '#web/ui/scenes/hero.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './account-page.module.css';

interface AccountPageProps {
  title: string;
  lead: ReactNode;
  /** A drawing above the title, for pages that announce rather than ask. */
  drawing?: ReactNode;
  /** Beside the form, if there is room: what the product does. */
  withBenefits?: boolean;
  /** Under the card: other places to go. */
  below?: ReactNode;
  children?: ReactNode;
}

/** The frame shared by login, registration, activation and the password pages. */
export function AccountPage({ title, lead, drawing, withBenefits, below, children }: AccountPageProps) {
  return (
    <Page width={withBenefits ? 'normal' : 'narrow'} className={drawing ? styles.withDrawing : undefined}>
      <div className={withBenefits ? styles.split : undefined}>
        <div>
          <Card className={styles.card}>
            {drawing && <div className={styles.drawing}>{drawing}</div>}
            <header className={drawing ? styles.centered : styles.header}>
              <h1 className={styles.title}>{title}</h1>
              <p className={styles.lead}>{lead}</p>
            </header>
            {children}
          </Card>
          {below && <div className={styles.below}>{below}</div>}
        </div>
        {withBenefits && <Benefits />}
      </div>
    </Page>
  );
}

function Benefits() {
  const t = useTexts(accountsTexts);
  return (
    <aside className={styles.benefits} aria-label={t.benefits}>
      <HeroDrawing />
      <ul className={styles.points}>
        {[t.benefitShops, t.benefitGivers, t.benefitTwice].map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            {benefit}
          </li>
        ))}
      </ul>
    </aside>
  );
}
