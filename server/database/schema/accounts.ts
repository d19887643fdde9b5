import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#locales/languages.ts';
import { bigId, bytea, countedKey, createdAt, instant, randomKey } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: randomKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Null until a password counts: then whoever opens the activation mail chooses one. */
    passwordHash: text('password_hash'),
    isSuperuser: boolean('is_superuser').notNull().default(false),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Sessions carry it; changing the password or address raises it and so ends earlier ones. */
    sessionVersion: integer('session_version').notNull().default(1),
    activatedAt: instant('activated_at'),
    /** Whoever has the password was seen to read the address's mails; null while that is not known. */
    emailProvedAt: instant('email_proved_at'),
    /** A superuser deactivated it, for a reason its owner was told: nobody can log in. */
    deactivatedAt: instant('deactivated_at'),
    deactivationReason: text('deactivation_reason'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_age').on(table.createdAt, table.id),
    index('users_gone').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check(
      'users_deactivated_with_reason',
      sql`(${table.deactivatedAt} is null) = (${table.deactivationReason} is null)`,
    ),
    check('users_active_with_password', sql`${table.activatedAt} is null or ${table.passwordHash} is not null`),
  ],
);

/** Logins, until they end. One with an outdated version of its account has ended. */
export const sessions = pgTable(
  'sessions',
  {
    id: randomKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** What the client claims to be; null if it says nothing we recognise. */
    browser: text('browser'),
    system: text('system'),
    /** Where it was opened from, as a keyed hash of account and address. */
    clientHash: bytea('client_hash').notNull(),
    createdAt: createdAt(),
    /** Noted at most once an hour. */
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.usedAt),
    index('sessions_idle').on(table.usedAt),
    index('sessions_age').on(table.createdAt),
  ],
);

/**
 * New addresses of accounts, awaiting confirmation; confirmed ones stay another week for the mail to the old address.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: countedKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** Of the token in the mail to the new address; null until that mail is written. */
    tokenHash: bytea('token_hash').unique('email_changes_token_unique'),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('email_changes_user').on(table.userId),
    uniqueIndex('email_changes_one_waiting').on(table.userId).where(sql`${table.confirmedAt} is null`),
  ],
);

/** Tokens for one use each, in mails or (`registration`) for the browser that registered; only their hash is stored. */
export const tokens = pgTable(
  'tokens',
  {
    hash: bytea('hash').primaryKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['activation', 'registration', 'password-reset'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('tokens_user').on(table.userId, table.purpose), index('tokens_end').on(table.expiresAt)],
);

/**
 * The clients (addresses) that accounts' owners logged in from, as a keyed hash of account and address: from there,
 * other people's guesses do not slow them down. SQL calls them places, as the table was first named.
 */
export const knownClients = pgTable(
  'known_places',
  {
    hash: bytea('hash').primaryKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [index('known_places_user').on(table.userId), index('known_places_age').on(table.usedAt)],
);
