import type { HelpWords } from '#locales/help-article.ts';
import { InfoLink } from '#web/layout/footer/info-link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import styles from './more-help.module.css';

/** Who else to ask. */
export function MoreHelp({ words }: { words: HelpWords }) {
  return (
    <Card as="aside" soft className={styles.more}>
      <h2 className={styles.title}>{words.moreTitle}</h2>
      <p>
        {words.moreText} <InfoLink page="contact">{words.contact}</InfoLink>
      </p>
    </Card>
  );
}
