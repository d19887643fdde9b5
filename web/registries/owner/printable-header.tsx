import type { ComponentProps } from 'react';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { RegistryHeader } from '../registry-header.tsx';
import styles from './printable-header.module.css';
import { secretsOf } from './secrets.ts';

interface PrintableHeaderProps extends Omit<ComponentProps<typeof RegistryHeader>, 'registry'> {
  registry: ManagedRegistry;
}

/** A printed list is passed around: of what the parents keep secret, paper shows what visitors see. */
export function PrintableHeader({ registry, ...rest }: PrintableHeaderProps) {
  const { firstName, gender, eventDate } = secretsOf(registry);
  const hasSecrets = firstName || gender || eventDate;
  return (
    <>
      <div className={classNames(hasSecrets && 'no-print')}>
        <RegistryHeader registry={registry} {...rest} />
      </div>
      {hasSecrets && (
        <div className={styles.printed}>
          <RegistryHeader registry={asVisitorsSee(registry)} {...rest} />
        </div>
      )}
    </>
  );
}

function asVisitorsSee(registry: ManagedRegistry) {
  return {
    ...registry,
    event_date: registry.event_date_is_private ? null : registry.event_date,
    babies: registry.babies.map((baby) => ({
      ...baby,
      firstname: baby.firstname_is_private ? null : baby.firstname,
      gender: baby.gender_is_private ? null : baby.gender,
    })),
  };
}
