import { eq } from 'drizzle-orm';
import { paths } from '#contract/pages.ts';
import { accountMailTexts } from '#locales/mails/accounts.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { emailChanges, users } from '../../database/schema/accounts.ts';
import type { Mail } from '../../mail/mail.ts';
import type { IdsOf } from '../../mail/mail-job.ts';
import { othersName } from '../../mail/others-words.ts';
import { issueEmailToken } from './confirm-email.ts';
import { isEmailTaken } from './queries.ts';

/**
 * To the new address, `{ change }`. It says nothing about the account, not even a name, since the address may be a
 * stranger's. If the address already has an account, only its own reader is told so.
 */
export async function writeEmailConfirmation(
  context: Context,
  { change }: IdsOf<'email-confirmation'>,
): Promise<Mail | null> {
  const found = await findChange(context.database, change);
  if (!found || found.confirmedAt) return null;
  const addressed = { to: found.newEmail, language: found.language };
  if (await isEmailTaken(context.database, found.newEmail)) {
    const { next, button, intro, notYou, ...texts } = accountMailTexts(found.language).emailTaken;
    return {
      ...addressed,
      policy: 'warning',
      ...texts,
      blocks: [
        { kind: 'paragraph', text: intro },
        { kind: 'paragraph', text: next },
        { kind: 'button', label: button, path: paths.login() },
        { kind: 'note', text: notYou },
      ],
    };
  }
  const token = await issueEmailToken(context.database, change);
  if (token === null) return null;
  const { button, intro, validity, notYou, ...texts } = accountMailTexts(found.language).emailConfirmation;
  return {
    ...addressed,
    policy: 'confirmation',
    ...texts,
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'button', label: button, path: paths.confirmEmail(token) },
      { kind: 'note', text: validity },
      { kind: 'note', text: notYou },
    ],
  };
}

/** To the present address, `{ change }`, while there is still time to object. */
export async function writeEmailChangeAsked(
  { database }: Context,
  ids: IdsOf<'email-change-asked'>,
): Promise<Mail | null> {
  const found = await findChange(database, ids.change);
  if (!found || found.confirmedAt) return null;
  return toOldAddress(found, accountMailTexts(found.language).emailChangeAsked, paths.forgotPassword());
}

/** To the former address, `{ change }`. */
export async function writeEmailChanged({ database }: Context, ids: IdsOf<'email-changed'>): Promise<Mail | null> {
  const found = await findChange(database, ids.change);
  if (!found?.confirmedAt) return null;
  return toOldAddress(found, accountMailTexts(found.language).emailChanged, paths.contact());
}

type Change = NonNullable<Awaited<ReturnType<typeof findChange>>>;
type Texts = ReturnType<typeof accountMailTexts>['emailChanged'];

function toOldAddress(change: Change, { button, intro, notYou, ...texts }: Texts, path: string): Mail {
  return {
    to: change.oldEmail,
    language: change.language,
    policy: 'own-matters',
    ...texts,
    blocks: [
      { kind: 'paragraph', text: intro(othersName(change.firstName)) },
      { kind: 'paragraph', text: notYou },
      { kind: 'button', label: button, path },
    ],
  };
}

async function findChange(database: Database, id: number) {
  const [found] = await database
    .select({
      oldEmail: emailChanges.oldEmail,
      newEmail: emailChanges.newEmail,
      confirmedAt: emailChanges.confirmedAt,
      firstName: users.firstName,
      language: users.language,
    })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(emailChanges.id, id));
  return found ?? null;
}
