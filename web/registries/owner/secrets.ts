import type { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { isolated } from '#locales/right-to-left.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { folded } from '../wishes/filters.ts';

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

type Readable = Pick<ManagedRegistry, 'babies' | 'title' | 'description' | 'shortlinks'>;
type Place = 'title' | 'description' | 'link';

/** Secret first names that parents wrote, as words of their own, where visitors read them all the same. */
export function namesStillRead({
  babies,
  title,
  description,
  shortlinks,
}: Readable): { name: string; places: Place[] }[] {
  const links = shortlinks.map((link) => link.name).join(' ');
  const read: [Place, string][] = [
    ['title', title],
    ['description', description ?? ''],
    ['link', links],
  ];
  const secret = new Set(babies.filter((baby) => baby.firstname_is_private).map((baby) => baby.firstname));
  return [...secret]
    .filter((name) => wordsIn(name) !== '  ')
    .map((name) => {
      const places = read.filter(([, text]) => wordsIn(text).includes(wordsIn(name)));
      return { name, places: places.map(([place]) => place) };
    })
    .filter(({ places }) => places.length > 0);
}

/** With a space before, between and after them. */
function wordsIn(text: string): string {
  return ` ${folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
