import { Fragment } from 'react';
import type { InfoArticle } from '#locales/info-article.ts';
import { WriteToUs } from '../contact/write-to-us.tsx';
import styles from './info-sections.module.css';

/** The text of an information page, without its title. */
export function InfoSections({ article, level }: { article: InfoArticle; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.article}>
      {article.intro && <p className={styles.intro}>{article.intro}</p>}
      {article.sections.map((section, index) => (
        <Fragment key={section.title}>
          <section className={styles.section}>
            <Title className={styles.title}>{section.title}</Title>
            {section.blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </section>
          {/* Anything that may make a message unnecessary comes first. */}
          {index === 0 && article.form && <WriteToUs texts={article.form} isOnPage={level === 2} />}
        </Fragment>
      ))}
      {article.updated && <p className={styles.updated}>{article.updated}</p>}
    </div>
  );
}

function Block({ block }: { block: InfoArticle['sections'][number]['blocks'][number] }) {
  if (typeof block === 'string') return <p className={styles.paragraph}>{block}</p>;
  if ('mail' in block) {
    return (
      <p>
        <a href={`mailto:${block.mail}`}>{block.mail}</a>
      </p>
    );
  }
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
