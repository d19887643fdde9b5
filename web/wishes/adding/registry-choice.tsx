import { Link } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { bound } from '#contract/everywhere/well-set.ts';
import { myRegistriesTexts } from '#locales/registries/mine.ts';
import { CoverDrawing } from '#web/ui/drawings/cover.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';
import styles from './registry-choice.module.css';

interface RegistryChoiceProps {
  registries: Answer<'GET /birthregistry/mine'>;
  /** The link for choosing this one. */
  pathTo: (registryId: number) => string;
}

/** Which list a gift goes on, newest first. */
export function RegistryChoice({ registries, pathTo }: RegistryChoiceProps) {
  const t = useTexts(myRegistriesTexts);
  return (
    <ul className={styles.choice}>
      {registries.map(({ id, title, event_date, thumbnail_path }) => (
        <li key={id}>
          <Link to={pathTo(id)} className={styles.registry}>
            <Picture
              path={thumbnail_path}
              alt=""
              ratio="16 / 9"
              fit="cover"
              placeholder={<CoverDrawing />}
              className={styles.cover}
            />
            <span className={styles.words}>
              <span className={styles.title}>{bound(title)}</span>
              <span className={styles.date}>
                {t.dueOn} <FormattedDate value={event_date} />
              </span>
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
