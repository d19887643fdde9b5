import { Link } from 'react-router';
import { Icon } from '#web/ui/drawings/icon.tsx';
import styles from './question-cards.module.css';
import type { HelpQuestion } from './read-help.ts';

/** @param search what they were found by, as it stands behind an address */
export function QuestionCards({ questions, search = '' }: { questions: readonly HelpQuestion[]; search?: string }) {
  return (
    <ul className={styles.cards}>
      {questions.map(({ path, title, lead }) => (
        <li key={path} className={styles.card}>
          <div>
            <h2 className={styles.title}>
              <Link to={path + search} className={styles.whole}>
                {title}
              </Link>
            </h2>
            <p className={styles.lead}>{lead}</p>
          </div>
          <Icon name="chevron-right" />
        </li>
      ))}
    </ul>
  );
}
