import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { affiliateTexts } from '#locales/affiliate.ts';
import { api } from '#web/data/api.ts';
import { loadPages } from '#web/data/load-pages.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import rows from '#web/ui/page/rows.module.css';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { screen } from '../screen.tsx';
import styles from './affiliate.module.css';
import { DeleteRuleDialog } from './delete-rule-dialog.tsx';
import { NetworkList } from './networks.tsx';
import type { Networks, Rule } from './rule.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { NetworkRules } from './rules.tsx';
import { TryLink } from './try-link.tsx';
import { UpdateLinks } from './update-links.tsx';

/** More than there are shops that pay. */
const MOST_RULES = 1000;

export const openAffiliate = screen({
  title: (language) => affiliateTexts(language).title,
  async load({ signal }) {
    const [rules, networks, update] = await Promise.all([
      loadPages(MOST_RULES, (query) => api('GET /affiliate/rules', { query, signal })),
      api('GET /affiliate/networks', { signal }),
      api('GET /wish/admin/update_affiliate_links', { signal }),
    ]);
    return { rules, networks, update };
  },
  Screen: AffiliateScreen,
});

interface AffiliateScreenProps {
  rules: Rule[];
  networks: Networks;
  update: Answer<'GET /wish/admin/update_affiliate_links'>;
}

/** Affiliate links for superusers: trying one, updating those of gifts, and editing the rules. */
function AffiliateScreen({ rules, networks, update }: AffiliateScreenProps) {
  const t = useTexts(affiliateTexts);
  const titles = useId();
  const [edited, setEdited] = useState<Rule | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Rule | null>(null);
  const { revalidate } = useRevalidator();
  const rulesOf = (network: Networks[number]) => rules.filter((rule) => rule.network === network.network);
  const used = networks.filter((network) => rulesOf(network).length > 0);
  const unused = networks.filter((network) => !used.includes(network));
  return (
    <Page width="text" className={rows.cards}>
      <PageHeader title={t.title} lead={t.lead} />
      <Card as="section" className={styles.section} aria-labelledby={`${titles}-try`}>
        <h2 id={`${titles}-try`}>{t.tryTitle}</h2>
        <p>{t.tryLead}</p>
        <TryLink label={t.tryIt} />
      </Card>
      <Card as="section" className={styles.section} aria-labelledby={`${titles}-update`}>
        <h2 id={`${titles}-update`}>{t.updateTitle}</h2>
        <p>{t.updateLead}</p>
        <UpdateLinks first={update} />
      </Card>
      <Card as="section" className={styles.section} aria-labelledby={`${titles}-rules`}>
        <div className={styles.head}>
          <h2 id={`${titles}-rules`}>{t.rulesTitle}</h2>
          <Button icon="plus" onClick={() => setEdited('new')}>
            {t.add}
          </Button>
        </div>
        <p className={styles.about}>
          {t.rulesLead} {used.some(isUnset) && t.unset}
        </p>
        {used.map((network) => (
          <NetworkRules
            key={network.network}
            network={network}
            rules={rulesOf(network)}
            onEdit={setEdited}
            onDelete={setDeleted}
          />
        ))}
      </Card>
      {unused.length > 0 && (
        <Card as="section" className={styles.section} aria-labelledby={`${titles}-networks`}>
          <h2 id={`${titles}-networks`}>{t.networksTitle}</h2>
          {unused.some(isUnset) && <p className={styles.about}>{t.networksLead}</p>}
          <NetworkList networks={unused} />
        </Card>
      )}
      {edited && (
        <RuleDialog
          rule={edited === 'new' ? null : edited}
          networks={networks}
          onClose={() => setEdited(null)}
          onSaved={revalidate}
        />
      )}
      {deleted && <DeleteRuleDialog rule={deleted} onClose={() => setDeleted(null)} onDeleted={revalidate} />}
    </Page>
  );
}

function isUnset({ has_credential }: Networks[number]): boolean {
  return !has_credential;
}
