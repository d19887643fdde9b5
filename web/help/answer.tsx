import { useSearchParams } from 'react-router';
import { BackLink, Page, PageHeader } from '#web/ui/page/page.tsx';
import { useImageUrl } from '#web/ui/pictures/images-url.ts';
import styles from './answer.module.css';
import { helpPath } from './help-path.ts';
import { MoreHelp } from './more-help.tsx';
import { PICTURE_SIZE } from './picture-size.ts';
import type { HelpPage } from './read-help.ts';

/** From this many items on, the way back is repeated at the bottom. */
export const MANY = 6;

type Step = NonNullable<HelpPage['steps']>[number];

/** An answer: numbered steps, each with a picture of the product. */
export function HelpAnswer({ page, steps }: { page: HelpPage; steps: Step[] }) {
  const { words, audience } = page;
  const query = useSearchParams()[0].get('q');
  const back = query ? (
    <BackLink to={helpPath({ query })}>{words.backToFound}</BackLink>
  ) : (
    <BackLink to={helpPath({ audience })}>{words.backToQuestions}</BackLink>
  );
  return (
    <Page width="text">
      {back}
      <PageHeader title={page.title} lead={page.lead} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <h2 className={styles.title}>
                <span className="visually-hidden">{`${words.step} ${index + 1}. `}</span>
                {step.title}
              </h2>
              <p>{step.text}</p>
            </div>
            <StepPicture path={step.picture} isFirst={index === 0} />
          </li>
        ))}
      </ol>
      {steps.length >= MANY && <div className={styles.bottom}>{back}</div>}
      <MoreHelp words={words} />
    </Page>
  );
}

/** Decorative: the picture shows what the words already say. */
function StepPicture({ path, isFirst }: { path: string; isFirst: boolean }) {
  const src = useImageUrl(path);
  if (src === null) return null;
  return (
    <img
      {...PICTURE_SIZE}
      src={src}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={styles.picture}
    />
  );
}
