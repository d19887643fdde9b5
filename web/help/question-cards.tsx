import { Link } from 'react-router';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import card from './link-card.module.css';
import styles from './question-cards.module.css';
import type { HelpQuestion } from './read-help.ts';

/** @param search the query they were found by, as it appears in an address */
export function QuestionCards({ questions, search = '' }: { questions: readonly HelpQuestion[]; search?: string }) {
  return (
    <ul className={styles.cards}>
      {questions.map(({ path, title, lead }) => (
        <li key={path} className={classNames(card.card, styles.question)}>
          <div>
            <h2 className={styles.title}>
              <Link to={path + search} className={card.link}>
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
