import type { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { isolated } from '#locales/right-to-left.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';

type Secrets = Pick<ManagedRegistry, 'babies' | 'event_date_is_private' | 'address_is_private'>;

/** What the parents keep secret from visitors. */
export function secretsOf({ babies, event_date_is_private, address_is_private }: Secrets) {
  return {
    firstName: babies.some((baby) => baby.firstname_is_private),
    gender: babies.some((baby) => baby.gender_is_private),
    eventDate: event_date_is_private,
    address: address_is_private,
  };
}

/** The same in words: where only some of several babies have a secret, whose it is. */
export function nameSecrets(registry: Secrets, t: ReturnType<typeof ownerRegistryTexts>): string[] {
  const { babies, event_date_is_private, address_is_private } = registry;
  function ofBabies(secret: 'firstName' | 'gender', isKept: 'firstname_is_private' | 'gender_is_private'): string[] {
    const kept = babies.filter((baby) => baby[isKept]);
    if (kept.length < babies.length)
      return kept.map(({ firstname }) => t.secretOf[secret](isolated(firstname) || t.unnamedBaby));
    return babies.length > 1 ? [t.secretOfAll[secret]] : kept.map(() => t.secret[secret]);
  }
  const names = [...ofBabies('firstName', 'firstname_is_private'), ...ofBabies('gender', 'gender_is_private')];
  if (event_date_is_private) names.push(t.secret.eventDate);
  if (address_is_private) names.push(t.secret.address);
  return names;
}
