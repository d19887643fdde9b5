import { useState } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { wellSet } from '#contract/everywhere/well-set.ts';
import { paths } from '#contract/pages.ts';
import { myRegistriesTexts } from '#locales/registries/mine.ts';
import { secondOwnersTexts } from '#locales/second-owners.ts';
import { nameOfOwner, nameOfSecondOwner, useMyRole } from '#web/data/registries/my-role.ts';
import { useFeature } from '#web/site.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { CoverDrawing } from '#web/ui/drawings/cover.tsx';
import facts from '#web/ui/facts/facts.module.css';
import { Card } from '#web/ui/page/card.tsx';
import { Pill } from '#web/ui/page/pill.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';
import { DeleteRegistryDialog } from './deletion/delete-registry-dialog.tsx';
import styles from './registry-card.module.css';

type MyRegistry = Answer<'GET /birthregistry/mine'>[number];

interface RegistryCardProps {
  registry: MyRegistry;
  /** Among the first on the page: its picture is loaded at once. */
  eager: boolean;
  /** After it was deleted. */
  onDeleted: () => Promise<void>;
}

/** One of a parent's registries: the title opens it; it can be edited and deleted. */
export function RegistryCard({ registry, eager, onDeleted }: RegistryCardProps) {
  const t = useTexts(myRegistriesTexts);
  const { title, description } = wellSet(registry);
  return (
    <Card as="li" flush className={styles.card}>
      <Picture
        path={registry.thumbnail_path}
        alt=""
        ratio="16 / 9"
        fit="cover"
        height={270}
        eager={eager}
        placeholder={<CoverDrawing />}
        className={styles.cover}
      />
      <div className={styles.body}>
        <RegistryState registry={registry} />
        <h2 className={styles.title}>
          <Link to={paths.ownerRegistry(registry.id)}>{title}</Link>
        </h2>
        {description ? (
          <p className={styles.description}>{description}</p>
        ) : (
          <p className={styles.description}>
            {t.dueOn} <FormattedDate value={registry.event_date} />
          </p>
        )}
        <Counts registry={registry} />
        <p className={styles.created}>
          {t.createdOn} <FormattedDate value={registry.creation_date} />
        </p>
      </div>
      <div className={styles.next}>
        <ButtonLink
          to={paths.ownerRegistry(registry.id)}
          // Not shared yet: adding gifts comes next.
          variant={registry.is_online ? 'secondary' : 'primary'}
          wide
          icon="plus"
          aria-label={t.addGiftsTo(registry.title)}
        >
          {t.addGifts}
        </ButtonLink>
      </div>
      <Actions registry={registry} onDeleted={onDeleted} />
    </Card>
  );
}

/** How the list stands: its gifts, those reserved, and whoever waits for thanks. */
function Counts({ registry }: { registry: MyRegistry }) {
  const t = useTexts(myRegistriesTexts);
  const thanks = useFeature('thanksFeature');
  const { wish_count, booked_count, to_thank_count } = registry;
  if (wish_count === 0) return null;
  return (
    <p className={facts.facts}>
      <span>{t.gifts(wish_count)}</span>
      {booked_count > 0 && <span>{t.booked(booked_count)}</span>}
      {thanks && to_thank_count > 0 && <strong>{t.toThank(to_thank_count)}</strong>}
    </p>
  );
}

function Actions({ registry, onDeleted }: Pick<RegistryCardProps, 'registry' | 'onDeleted'>) {
  const t = useTexts(myRegistriesTexts);
  const role = useMyRole(registry);
  // A second owner cannot delete it.
  const mayDelete = registry.second_owner.state !== 'accepted' || (role !== null && role !== 'second');
  return (
    <div className={styles.actions}>
      <ButtonLink
        to={paths.editRegistry(registry.id)}
        small
        variant="quiet"
        icon="pencil"
        aria-label={t.editList(registry.title)}
      >
        {t.edit}
      </ButtonLink>
      {mayDelete && <DeleteRegistry registry={registry} onDeleted={onDeleted} />}
    </div>
  );
}

function DeleteRegistry({ registry, onDeleted }: Pick<RegistryCardProps, 'registry' | 'onDeleted'>) {
  const t = useTexts(myRegistriesTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        small
        variant="quiet"
        icon="trash"
        aria-label={t.deleteList(registry.title)}
        onClick={() => setAsking(true)}
      >
        {t.delete}
      </Button>
      {isAsking && (
        <DeleteRegistryDialog registry={registry} onClose={() => setAsking(false)} onDeleted={onDeleted}>
          <p>{t.deleteText(registry.title)}</p>
        </DeleteRegistryDialog>
      )}
    </>
  );
}

/** Whether visitors can reach the registry, whether the search finds it, and who else manages it. */
function RegistryState({ registry }: { registry: MyRegistry }) {
  const t = useTexts(myRegistriesTexts);
  const together = useTexts(secondOwnersTexts);
  const role = useMyRole(registry);
  return (
    <p className={styles.pills}>
      <Pill tone={registry.is_online ? 'sage' : 'neutral'}>{registry.is_online ? t.online : t.offline}</Pill>
      {registry.is_private && (
        <Pill tone="amber" icon="lock">
          {t.private}
        </Pill>
      )}
      {registry.second_owner.state === 'accepted' && (
        <Pill tone="sky" icon="user">
          {together.sharedWith(role === 'second' ? nameOfOwner(registry) : nameOfSecondOwner(registry))}
        </Pill>
      )}
      {registry.second_owner.state === 'invited' && <Pill icon="mail">{together.waiting}</Pill>}
    </p>
  );
}
