import { findNewEmail } from '../accounts/email/queries.ts';
import { type Account, findAccount } from '../accounts/queries.ts';
import { findSessions } from '../accounts/sessions/queries.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import type { InParts } from '../http/limits/json-in-parts.ts';
import { problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { hashRecipient } from '../mail/recipients/suppress.ts';
import { picturesUrl } from '../pictures/store/open-store.ts';
import { findOwnedRegistries } from './find-registries.ts';
import type { PersonalData } from './present.ts';
import * as present from './present.ts';
import * as find from './queries.ts';

/**
 * Everything the service knows about a person, and about others only what the person may see anyway. Registries can
 * be large, so they come one at a time, and their wishes a few at a time.
 */
export async function exportAccount(context: Context, user: SessionUser): Promise<InParts<PersonalData>> {
  const { config, database } = context;
  const { id } = user;
  const account = await findAccount(database, id);
  if (!account) throw problem('INVALID_CREDENTIALS');
  const pictures = await find.findPictures(database, id);
  const clients = await find.findKnownClients(database, id);
  return {
    export_date: new Date().toISOString(),
    account: present.presentWholeAccount(account, await findNewEmail(database, id)),
    email_changes: (await find.findEmailChanges(database, id)).map(present.presentEmailChange),
    birth_registries: showRegistries(database, user),
    shared_registries: (await find.findCoManagedRegistries(database, user)).map(present.presentCoManagedRegistry),
    pictures: pictures.map((row) => present.presentOwnPicture(row, picturesUrl(config))),
    shares: (await find.findShares(database, id)).map(present.presentShare),
    ...(await findByAddress(context, account)),
    sessions: (await findSessions(database, id)).map(present.presentOwnSession),
    known_places: clients.map(({ usedAt }) => ({ used_date: usedAt.toISOString() })),
    superuser_acts: (await find.findActsOn(database, id)).map(present.presentActOn),
    links_in_mails: (await find.findTokens(database, id)).map(present.presentToken),
  };
}

/**
 * What only the address tells. Others may have registered it with a password of theirs, so there is none of it until
 * whoever has the password is known to read its mails.
 */
async function findByAddress({ config, database }: Context, { email, emailProvedAt }: Account) {
  if (emailProvedAt === null) {
    return { invitations: [], bookings_made: [], letters: [], contact_messages: [], mails: [] };
  }
  const mails = await find.findSentMails(database, hashRecipient(config.keys, email));
  return {
    invitations: (await find.findInvitations(database, email)).map(present.presentInvitation),
    bookings_made: (await find.findMadeBookings(database, email)).map(present.presentMadeBooking),
    letters: (await find.findSuperuserMails(database, email)).map(present.presentSuperuserMail),
    contact_messages: (await find.findContactMessages(database, email)).map(present.presentContactMessage),
    mails: mails.map(present.presentSentMail),
  };
}

async function* showRegistries(database: Database, user: SessionUser) {
  for await (const owned of findOwnedRegistries(database, user.id)) yield present.presentOwnedRegistry(owned, user);
}
