import type * as z from 'zod';
import type { registryCreate, registryUpdate } from '#contract/registries.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import type { User } from '#web/session/session.ts';
import { changedFields } from '#web/ui/form/changed-fields.ts';
import type { CheckedRegistry, RegistryValues } from './registry-schema.ts';

const ADDRESS = [
  'address_owner',
  'address_first_line',
  'address_second_line',
  'address_city',
  'address_zip_code',
  'address_region',
  'address_country',
] as const;

export const NEW_BABY = {
  firstname: '',
  firstname_is_private: false,
  gender: 'NA',
  gender_is_private: false,
} as const;

/** A new registry: public, due in six months, sent to whoever creates it. */
export function newRegistryValues(user: Pick<User, 'first_name' | 'last_name'>, today: string): RegistryValues {
  return {
    title: '',
    description: '',
    public: true,
    image_path: null,
    thumbnail_path: null,
    address_owner: `${user.first_name} ${user.last_name}`.trim(),
    address_first_line: '',
    address_second_line: '',
    address_city: '',
    address_zip_code: '',
    address_region: '',
    address_country: 'FR',
    address_is_private: true,
    event_date: sixMonthsAfter(today),
    event_date_is_private: false,
    cash_pool: false,
    second_owner: false,
    second_owner_mail: '',
    babies: [{ ...NEW_BABY }],
  };
}

export function registryValuesOf(registry: ManagedRegistry): RegistryValues {
  return {
    title: registry.title,
    description: registry.description ?? '',
    public: !registry.is_private,
    image_path: registry.image_path,
    thumbnail_path: registry.thumbnail_path,
    address_owner: registry.address_owner,
    address_first_line: registry.address_first_line,
    address_second_line: registry.address_second_line ?? '',
    address_city: registry.address_city,
    address_zip_code: registry.address_zip_code,
    address_region: registry.address_region ?? '',
    address_country: registry.address_country,
    address_is_private: registry.address_is_private,
    event_date: registry.event_date,
    event_date_is_private: registry.event_date_is_private,
    cash_pool: registry.cash_pool,
    second_owner: registry.second_owner.state === 'invited',
    second_owner_mail: registry.second_owner_mail ?? '',
    babies: registry.babies.map(({ id, firstname, firstname_is_private, gender, gender_is_private }) => ({
      id,
      firstname,
      firstname_is_private,
      gender,
      gender_is_private,
    })),
  };
}

/** The body that creates the registry. */
export function creationOf(registry: CheckedRegistry): z.input<typeof registryCreate> {
  return {
    ...fieldsInCommon(registry),
    second_owner_mail: invitedBy(registry),
    babies: registry.babies.map(({ id: _, ...baby }) => baby),
  };
}

/**
 * The body that changes the registry, without what stays as it was; babies missing from the form are removed. An
 * accepted co-management is ended on the registry itself, not here.
 */
export function changeOf(registry: CheckedRegistry, before: ManagedRegistry): z.input<typeof registryUpdate> {
  const fields = { ...fieldsInCommon(registry), second_owner_mail: invitedBy(registry) };
  const { second_owner_mail, ...changed } = changedFields(fields, before);
  const isAddressChanged = ADDRESS.some((name) => name in changed);
  return {
    ...changed,
    // Half of one and half of another leads nowhere.
    ...(isAddressChanged ? Object.fromEntries(ADDRESS.map((name) => [name, fields[name]])) : {}),
    ...(second_owner_mail === undefined || before.second_owner.state === 'accepted' ? {} : { second_owner_mail }),
    babies: changedBabies(registry.babies, before.babies),
  };
}

/** Those added, changed and removed. One of a draft that somebody else has removed meanwhile is added. */
function changedBabies(babies: CheckedRegistry['babies'], before: ManagedRegistry['babies']) {
  const kept = new Set(babies.map((baby) => baby.id));
  const removed = before.filter((baby) => !kept.has(baby.id)).map(({ id }) => ({ id, _delete: true }));
  const changed = babies.flatMap(({ id, ...baby }) => {
    const known = before.find((one) => one.id === id);
    if (!known) return baby;
    const fields = changedFields(baby, known);
    return Object.keys(fields).length > 0 ? { id: known.id, ...fields } : [];
  });
  return [...changed, ...removed];
}

function fieldsInCommon({ public: isPublic, babies, second_owner, second_owner_mail, ...fields }: CheckedRegistry) {
  return { ...fields, is_private: !isPublic };
}

function invitedBy(registry: CheckedRegistry): string | null {
  return registry.second_owner ? registry.second_owner_mail.trim() : null;
}

/** Six months after a day (YYYY-MM-DD): the same day of that month, or its last one. */
export function sixMonthsAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + 6, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
