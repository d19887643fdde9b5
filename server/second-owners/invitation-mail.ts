import { eq } from 'drizzle-orm';
import { paths } from '#contract/pages.ts';
import { secondOwnerMailTexts } from '#locales/mails/second-owners.ts';
import { findRecoverableAccountByEmail } from '../accounts/queries.ts';
import { newToken } from '../accounts/tokens.ts';
import type { Context } from '../context.ts';
import { secondOwnerInvitations, secondOwnerTokens } from '../database/schema/second-owners.ts';
import type { Mail } from '../mail/mail.ts';
import type { IdsOf } from '../mail/mail-job.ts';
import { othersWords } from '../mail/others-words.ts';
import { parentName } from './mails-between-parents.ts';
import { findInvitation } from './queries.ts';

/** To whoever has the address, `{ invitationId }`; in its account's language, or else the owner's. */
export async function writeInvitation(
  { config, database }: Context,
  ids: IdsOf<'second-owner-invitation'>,
): Promise<Mail | null> {
  const byId = eq(secondOwnerInvitations.id, ids.invitationId);
  const invitation = config.features.secondOwnerFeature ? await findInvitation(database, byId) : null;
  if (!invitation) return null;
  const account = await findRecoverableAccountByEmail(database, invitation.email);
  const language = account?.language ?? invitation.owner.language;
  const texts = secondOwnerMailTexts(language).invitation;
  const owner = parentName(invitation.owner);
  const title = othersWords(invitation.title);
  const { token, hash } = newToken();
  await database.insert(secondOwnerTokens).values({ hash, invitationId: invitation.id });
  return {
    to: invitation.email,
    policy: 'from-a-person',
    language,
    subject: texts.subject(owner),
    preview: texts.preview(title),
    heading: texts.heading,
    blocks: [
      { kind: 'paragraph', text: texts.intro(owner, title) },
      { kind: 'paragraph', text: texts.rights },
      { kind: 'button', label: texts.button, path: paths.acceptInvitation(invitation.registryId, token) },
      { kind: 'paragraph', text: texts.account },
      { kind: 'note', text: texts.validity },
      { kind: 'note', text: texts.notYou },
    ],
  };
}
