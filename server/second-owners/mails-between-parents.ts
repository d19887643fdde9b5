import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { paths } from '#contract/pages.ts';
import { secondOwnerMailTexts } from '#locales/mails/second-owners.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/accounts.ts';
import { registries } from '../database/schema/registries.ts';
import type { Block, Mail } from '../mail/mail.ts';
import type { IdsOf } from '../mail/mail-job.ts';
import { othersName, othersWords } from '../mail/others-words.ts';

/** To the owner, `{ registryId, userId }`. */
export async function writeAccepted({ database }: Context, ids: IdsOf<'second-owner-accepted'>): Promise<Mail | null> {
  const people = await findPeople(database, ids);
  if (!people || people.registry.deletedAt || people.registry.secondOwnerId !== people.other.id) return null;
  const { next, ...texts } = secondOwnerMailTexts(people.owner.language).accepted;
  return toOwner(people, texts, { kind: 'paragraph', text: next });
}

/**
 * To the former second owner, `{ registryId, userId }`: of a registry that goes on without them, that is deleted, or
 * that is deleted with its owner's account and comes back with it.
 */
export async function writeRemoved({ database }: Context, ids: IdsOf<'second-owner-removed'>): Promise<Mail | null> {
  const people = await findPeople(database, ids);
  if (!people) return null;
  const { owner, other, registry } = people;
  const isDeleted = registry.deletedAt !== null;
  if (!isDeleted && registry.secondOwnerId === other.id) return null;
  const { closed, ...texts } = secondOwnerMailTexts(other.language).removed;
  const title = othersWords(registry.title);
  const mayComeBack = isDeleted && registry.deletedAt?.getTime() === owner.deletedAt?.getTime();
  const { intro: introOf, heading } = mayComeBack ? closed : texts;
  const intro = isDeleted && !mayComeBack ? texts.deleted(title) : introOf(parentName(owner), title);
  const words = { subject: texts.subject(title), heading, intro };
  return toOther(other, words, [
    ...(mayComeBack ? [{ kind: 'paragraph' as const, text: closed.perhapsBack }] : []),
    { kind: 'paragraph', text: texts.yourOwn },
    { kind: 'button', label: texts.button, path: paths.myRegistries() },
  ]);
}

/** To the owner, `{ registryId, userId }`: the second owner left of their own accord. */
export async function writeLeft({ database }: Context, ids: IdsOf<'second-owner-left'>): Promise<Mail | null> {
  const people = await findPeople(database, ids);
  if (!people || people.registry.deletedAt || people.registry.secondOwnerId === people.other.id) return null;
  return toOwner(people, secondOwnerMailTexts(people.owner.language).left);
}

/** To the second owner, `{ registryId, userId }`: the owner's account was deleted, and is back with the registry. */
export async function writeBack({ database }: Context, ids: IdsOf<'second-owner-back'>): Promise<Mail | null> {
  const people = await findPeople(database, ids);
  if (!people || people.registry.deletedAt || people.registry.secondOwnerId !== people.other.id) return null;
  const { owner, other, registry } = people;
  const texts = secondOwnerMailTexts(other.language).back;
  const title = othersWords(registry.title);
  const words = { ...texts, subject: texts.subject(title), intro: texts.intro(parentName(owner), title) };
  return toOther(other, words, [toRegistry(registry, texts.button)]);
}

type People = NonNullable<Awaited<ReturnType<typeof findPeople>>>;
type Texts = ReturnType<typeof secondOwnerMailTexts>['left'];

/** What the other person did with the registry, and a link to it. */
function toOwner({ owner, other, registry }: People, texts: Texts, ...more: Block[]): Mail {
  const intro = texts.intro(parentName(other), othersWords(registry.title));
  return {
    to: owner.email,
    language: owner.language,
    policy: 'own-matters',
    subject: texts.subject(parentName(other)),
    preview: intro,
    heading: texts.heading,
    blocks: [{ kind: 'paragraph', text: intro }, ...more, toRegistry(registry, texts.button)],
  };
}

/** What became of a registry they manage or managed. */
function toOther(
  { email, language }: People['other'],
  { subject, heading, intro }: { subject: string; heading: string; intro: string },
  more: Block[],
): Mail {
  const blocks: Block[] = [{ kind: 'paragraph', text: intro }, ...more];
  return { to: email, language, policy: 'own-matters', subject, preview: intro, heading, blocks };
}

function toRegistry(registry: { id: number }, label: string): Block {
  return { kind: 'button', label, path: paths.ownerRegistry(registry.id) };
}

export function parentName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return othersName(firstName, lastName);
}

const others = alias(users, 'others');

/**
 * A registry, its owner and the other person; null once the other’s account is deleted (if the owner’s is, so is the
 * registry).
 */
async function findPeople(database: Database, { registryId, userId }: IdsOf<'second-owner-left'>) {
  const [found] = await database
    .select({
      registry: {
        id: registries.id,
        title: registries.title,
        secondOwnerId: registries.secondOwnerId,
        deletedAt: registries.deletedAt,
      },
      owner: person(users),
      other: person(others),
    })
    .from(registries)
    .innerJoin(users, eq(users.id, registries.userId))
    .innerJoin(others, and(eq(others.id, userId), isNull(others.deletedAt)))
    .where(eq(registries.id, registryId));
  return found ?? null;
}

function person(table: typeof users | typeof others) {
  return {
    id: table.id,
    email: table.email,
    firstName: table.firstName,
    lastName: table.lastName,
    language: table.language,
    deletedAt: table.deletedAt,
  };
}
