import { Link } from 'react-router';
import type { HelpAudience } from '#contract/help.ts';
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx';
import { BackLink, Page, PageHeader } from '#web/ui/page/page.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { MANY } from './answer.tsx';
import { helpPath } from './help-path.ts';
import { HelpSearch } from './help-search.tsx';
import card from './link-card.module.css';
import { MoreHelp } from './more-help.tsx';
import { QuestionCards } from './question-cards.tsx';
import styles from './questions.module.css';
import type { HelpPage } from './read-help.ts';

const ICONS: Record<HelpAudience, IconName> = { parent: 'list', visitor: 'gift' };

/** The start of the help: a search, or a choice of audience. */
export function HelpHome({ page }: { page: HelpPage }) {
  const { words, questions } = page;
  return (
    <Page width="text">
      <PageHeader title={page.title} lead={page.lead} />
      <HelpSearch page={page}>
        <ul className={styles.audiences}>
          {(Object.keys(words.audiences) as HelpAudience[]).map((audience) => (
            <Audience
              key={audience}
              audience={audience}
              words={words}
              count={questions.filter((question) => question.audience === audience).length}
            />
          ))}
        </ul>
      </HelpSearch>
      <MoreHelp words={words} />
    </Page>
  );
}

function Audience({ audience, words, count }: { audience: HelpAudience; words: HelpPage['words']; count: number }) {
  const { title, lead } = words.audiences[audience];
  return (
    <li className={classNames(card.card, styles.audience)}>
      <span className={styles.badge}>
        <Icon name={ICONS[audience]} size={28} />
      </span>
      <h2 className={styles.audienceTitle}>
        <Link to={helpPath({ audience })} className={card.link}>
          {title}
        </Link>
      </h2>
      <p>{lead}</p>
      <p className={styles.count}>{`${count} ${count === 1 ? words.question : words.questions}`}</p>
    </li>
  );
}

/** The questions of parents, or of visitors. */
export function AudienceQuestions({ page }: { page: HelpPage }) {
  const back = <BackLink to={helpPath({})}>{page.words.backToHelp}</BackLink>;
  return (
    <Page width="text">
      {back}
      <PageHeader title={page.title} lead={page.lead} />
      <QuestionCards questions={page.questions} />
      {page.questions.length >= MANY && <div className={styles.bottom}>{back}</div>}
      <MoreHelp words={page.words} />
    </Page>
  );
}
