import * as z from 'zod';
import { ownUser } from './accounts.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, language, registry, wish } from './entities.ts';
import { moment } from './texts.ts';

/** What an account knows about itself beyond what every caller sees. */
const account = ownUser
  .extend({ language, creation_date: moment, activation_date: moment.nullable() })
  .meta({ id: 'AccountData' });

/** A registry with everything kept about it, including deleted things that could still come back. */
const ownedRegistry = registry
  .extend({ deleted_date: moment.nullable(), shortlink_names: z.array(z.string()), deleted_wishes: z.array(wish) })
  .meta({ id: 'BirthRegistryData' });

/** A gift this person reserved on any registry, with the messages sent and received. */
const madeBooking = z
  .object({
    id,
    wish_title: z.string(),
    registry_title: z.string(),
    address_owner: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    language,
    anonymous: z.boolean(),
    message: z.string().nullable(),
    booking_date: moment,
    bought_date: moment.nullable(),
    thanked_date: moment.nullable(),
    acknowledgment_msg: z.string().nullable(),
    received_date: moment.nullable(),
    cancelled_date: moment.nullable(),
  })
  .meta({ id: 'BookingData' });

/** Somebody else's registry that this person manages as second owner. */
const sharedRegistry = z
  .object({ birthregistry_id: id, registry_title: z.string(), address_owner: z.string() })
  .meta({ id: 'SharedListData' });

/** An invitation sent to this person's address to manage a registry. */
const invitation = z
  .object({
    registry_title: z.string(),
    creation_date: moment,
    expiration_moment: moment,
    closed_date: moment.nullable(),
  })
  .meta({ id: 'InvitationData' });

const sentShare = z
  .object({ birthregistry_id: id, to_mail: z.string(), to_name: z.string(), creation_date: moment })
  .meta({ id: 'ShareData' });

const sentContactMessage = z
  .object({ name: z.string(), message: z.string(), creation_date: moment })
  .meta({ id: 'ContactMessageData' });

/** Of the record: not which superuser it was, who is a person, too. */
const actOnAccount = z
  .object({ call: z.string(), reason: z.string().nullable(), act_date: moment })
  .meta({ id: 'ActOnAccount', description: 'What a superuser did to the account, or that one looked at it.' });

export const personalData = z
  .object({
    export_date: moment,
    account,
    email_changes: z.array(
      z.object({
        email: z.string(),
        new_email: z.string(),
        creation_date: moment,
        confirmation_date: moment.nullable(),
      }),
    ),
    birth_registries: z.array(ownedRegistry),
    shared_registries: z.array(sharedRegistry),
    invitations: z.array(invitation),
    pictures: z.array(
      z.object({ image_path: z.string(), thumbnail_path: z.string(), image_url: z.string(), creation_date: moment }),
    ),
    bookings_made: z.array(madeBooking),
    shares: z.array(sentShare),
    /** What superusers wrote to this address. */
    letters: z.array(z.object({ subject: z.string().nullable(), text: z.string().nullable(), creation_date: moment })),
    contact_messages: z.array(sentContactMessage),
    mails: z.array(z.object({ kind: z.string(), creation_date: moment, sent_date: moment.nullable() })),
    sessions: z.array(
      z.object({
        browser: z.string().nullable(),
        system: z.string().nullable(),
        first_use_date: moment,
        last_use_date: moment,
      }),
    ),
    known_places: z.array(z.object({ used_date: moment })),
    superuser_acts: z.array(actOnAccount),
    links_in_mails: z.array(z.object({ purpose: z.string(), creation_date: moment, expiration_moment: moment })),
  })
  .meta({ id: 'PersonalData' });

export const personalDataEndpoints = defineEndpoints({
  'GET /user/me/export': {
    summary:
      'Everything that the service knows about the caller, to keep as a file: the account, its lists as their owner sees them, pictures, what the same address reserved as a giver, and which emails were sent. What only the address tells is in it once whoever has the password is known to read its emails (`account.export_is_partial`).',
    tag: 'Accounts',
    access: 'user',
    response: personalData,
    responseHeaders: ['Content-Disposition'],
    secret: true,
  },
});
