import type { ReactNode } from 'react';
import type { Answer } from '#contract/calls.ts';
import { registryTexts } from '#locales/registries/registry.ts';
import { CoverDrawing } from '#web/ui/drawings/cover.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';
import { type Baby, BabyNames } from './baby-names.tsx';
import { Countdown } from './countdown.tsx';
import { CoverPreview } from './cover-preview.tsx';
import { Quote } from './quote.tsx';
import styles from './registry-header.module.css';

type PublicRegistry = Answer<'GET /birthregistry/shortlink/{shortlink}'>;

/** Characters; longer titles are set in smaller type. */
const LONG_TITLE = 40;
const VERY_LONG_TITLE = 100;

interface RegistryHeaderProps {
  registry: Pick<PublicRegistry, 'title' | 'image_path' | 'address_owner' | 'event_date' | 'description'> & {
    babies: readonly Baby[];
  };
  /** Gifts not yet reserved, and all gifts. */
  free: number;
  total: number;
  /** Replaces the parents' words if there are none. */
  invitation?: ReactNode;
  /** Under the facts: how to give, or what is kept secret. */
  children?: ReactNode;
}

/** Cover, babies, title, due date, what is still free, and the parents' words. */
export function RegistryHeader({ registry, free, total, invitation, children }: RegistryHeaderProps) {
  const t = useTexts(registryTexts);
  const { length } = registry.title;
  const words = registry.description ? <Quote text={registry.description} /> : invitation;
  const cover = (
    <Picture
      path={registry.image_path}
      alt={t.cover(registry.title)}
      ratio="8 / 3"
      fit="whole"
      width={1120}
      height={630}
      sizes="(max-width: 900px) 100vw, 800px"
      eager
      placeholder={<CoverDrawing />}
      className={styles.picture}
    />
  );
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        {registry.image_path ? (
          <CoverPreview path={registry.image_path} alt={t.cover(registry.title)}>
            {cover}
          </CoverPreview>
        ) : (
          cover
        )}
      </div>
      <div className={styles.card}>
        <BabyNames babies={registry.babies} />
        <h1 className={styles.title} data-long={length > VERY_LONG_TITLE ? 'very' : length > LONG_TITLE}>
          {registry.title}
        </h1>
        <p className={styles.owner}>{t.by(registry.address_owner)}</p>
        {registry.event_date && <DueDate day={registry.event_date} />}
        {total > 0 && <p className={styles.free}>{t.free(free, total)}</p>}
        {children}
      </div>
      {words && <div className={styles.quote}>{words}</div>}
    </header>
  );
}

function DueDate({ day }: { day: string }) {
  const t = useTexts(registryTexts);
  return (
    <p className={styles.date}>
      <span className={styles.day}>
        <Icon name="calendar" size={18} />
        {t.dueOn} <FormattedDate value={day} />
      </span>
      <Countdown day={day} className={styles.countdown} />
    </p>
  );
}
