import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';

/** What the parents keep secret from visitors. */
export function secretsOf({ babies, event_date_is_private, address_is_private }: ManagedRegistry) {
  return {
    firstName: babies.some((baby) => baby.firstname_is_private),
    gender: babies.some((baby) => baby.gender_is_private),
    eventDate: event_date_is_private,
    address: address_is_private,
  };
}
