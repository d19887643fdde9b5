import * as z from 'zod';
import { babyInput } from '#contract/babies.ts';
import { id } from '#contract/entities.ts';
import { LIMITS } from '#contract/limits.ts';
import { registryCreate, type registryUpdate } from '#contract/registries.ts';
import { email } from '#contract/texts.ts';
import type { ManagedList } from '#web/data/managed-registry.ts';
import type { User } from '#web/session/session.ts';

/** The form's pages, in their order. */
export const LIST_PAGES = ['new', 'address', 'babies'] as const;
export type ListPage = (typeof LIST_PAGES)[number];

const listFields = registryCreate.omit({ type: true, is_private: true, second_owner_mail: true }).extend({
  public: z.boolean(),
  babies: z.array(babyInput.extend({ id: id.optional() })).max(LIMITS.babiesPerList),
});

/** Whom to invite to manage the list too: an address where that is wanted, anything where it is not. */
const invitationFields = z.object({ second_owner: z.boolean(), second_owner_mail: z.string() });
const invitation = invitationFields
  .refine((list) => !list.second_owner || list.second_owner_mail.trim() !== '', {
    path: ['second_owner_mail'],
    error: 'REQUIRED',
    abort: true,
  })
  .refine((list) => !list.second_owner || email.safeParse(list.second_owner_mail).success, {
    path: ['second_owner_mail'],
    error: 'INVALID_EMAIL',
  });

/**
 * What the contract asks of a list; `public` is the inverse of its is_private, a baby keeps its id. The invitation
 * stands beside it, so that it is checked while other pages are not filled in yet.
 */
export const listFormSchema = listFields.and(invitation);

export type ListValues = z.input<typeof listFormSchema>;
export type CheckedList = z.output<typeof listFormSchema>;

export const NEW_BABY = {
  firstname: '',
  firstname_is_private: false,
  gender: 'NA',
  gender_is_private: false,
} as const;

/** A new list: public, due in six months, sent to whoever makes it. */
export function newListValues(user: Pick<User, 'first_name' | 'last_name'>, today: string): ListValues {
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

export function valuesOf(list: ManagedList): ListValues {
  return {
    title: list.title,
    description: list.description ?? '',
    public: !list.is_private,
    image_path: list.image_path,
    thumbnail_path: list.thumbnail_path,
    address_owner: list.address_owner,
    address_first_line: list.address_first_line,
    address_second_line: list.address_second_line ?? '',
    address_city: list.address_city,
    address_zip_code: list.address_zip_code,
    address_region: list.address_region ?? '',
    address_country: list.address_country,
    address_is_private: list.address_is_private,
    event_date: list.event_date,
    event_date_is_private: list.event_date_is_private,
    cash_pool: list.cash_pool,
    second_owner: list.second_owner.state === 'invited',
    second_owner_mail: list.second_owner_mail ?? '',
    babies: list.babies.map(({ id, firstname, firstname_is_private, gender, gender_is_private }) => ({
      id,
      firstname,
      firstname_is_private,
      gender,
      gender_is_private,
    })),
  };
}

/** The body that creates the list. */
export function creationOf(list: CheckedList): z.input<typeof registryCreate> {
  return {
    ...fieldsInCommon(list),
    second_owner_mail: invitedBy(list),
    babies: list.babies.map(({ id: _, ...baby }) => baby),
  };
}

/**
 * The body that changes the list; babies that it had and that are no longer in the form are removed. Once the
 * invitation is accepted, the sharing is ended on the list itself.
 */
export function changeOf(
  list: CheckedList,
  before: { babies: readonly { id: number }[]; second_owner: Pick<ManagedList['second_owner'], 'state'> },
): z.input<typeof registryUpdate> {
  const kept = new Set(list.babies.map((baby) => baby.id));
  const removed = before.babies.filter((baby) => !kept.has(baby.id)).map(({ id }) => ({ id, _delete: true }));
  return {
    ...fieldsInCommon(list),
    ...(before.second_owner.state === 'accepted' ? {} : { second_owner_mail: invitedBy(list) }),
    babies: [...list.babies, ...removed],
  };
}

function fieldsInCommon({ public: isPublic, babies, second_owner, second_owner_mail, ...fields }: CheckedList) {
  return { ...fields, is_private: !isPublic };
}

function invitedBy(list: CheckedList): string | null {
  return list.second_owner ? list.second_owner_mail.trim() : null;
}

/** The page on which a field stands. */
export function pageOf(field: string): ListPage {
  if (field.startsWith('address_')) return 'address';
  return field.startsWith('babies') ? 'babies' : 'new';
}

/** The fields of one page. */
export function fieldsOf(page: ListPage): (keyof ListValues)[] {
  return [...Object.keys(listFields.shape), ...Object.keys(invitationFields.shape)].filter(
    (field) => pageOf(field) === page,
  ) as (keyof ListValues)[];
}

/** Six months after a day (YYYY-MM-DD): the same day of that month, or its last one. */
export function sixMonthsAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + 6, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
