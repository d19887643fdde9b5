import { TransactionRollbackError } from 'drizzle-orm';
import type { Language } from '#locales/languages.ts';
import type { Context } from '../../context.ts';
import type { Block, Mail, MailWriters } from '../mail.ts';
import type { MailJob, MailKind } from '../mail-job.ts';
import { renderMail } from '../rendering/render.ts';

export interface MailInWords {
  language: Language;
  subject: string;
  text: string;
}

/**
 * A mail as it would be sent now, for looking at: nothing is sent or kept, no address stands in it, and of its links
 * only the page. Null when there is nothing left to tell.
 */
export async function lookAtMail(context: Context, writers: MailWriters, job: MailJob): Promise<MailInWords | null> {
  const mail = await writeInVain(context, writers, job);
  if (!mail) return null;
  const blocks = mail.blocks.map((block) => withoutKeys(block, mail.replyTo));
  const { subject, text } = renderMail({ ...mail, blocks }, job.kind, context.config);
  return { language: mail.language, subject, text };
}

/** The tokens that its links carry are made in a transaction that is undone: they never open anything. */
async function writeInVain<Kind extends MailKind>(
  context: Context,
  writers: MailWriters,
  { kind, ids }: MailJob<Kind>,
): Promise<Mail | null> {
  // A mail of an older release may be of a kind there is no more.
  if (!Object.hasOwn(writers, kind)) return null;
  const written: (Mail | null)[] = [];
  const undone = context.database.transaction(async (tx) => {
    written.push(await writers[kind]({ ...context, database: tx }, ids));
    tx.rollback();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return written[0] ?? null;
}

function withoutKeys(block: Block, replyTo: string | undefined): Block {
  switch (block.kind) {
    case 'button':
      return { ...block, path: pageOf(block.path) };
    case 'registry':
      return { ...block, wishes: block.wishes.map((wish) => ({ ...wish, path: wish.path && pageOf(wish.path) })) };
    case 'wishes':
      return block;
    default:
      return replyTo ? { ...block, text: block.text.replaceAll(replyTo, '…') } : block;
  }
}

/** `/reset-password/…` */
function pageOf(path: string): string {
  return path.replace(/^(\/[^/?#]*)[/?#].*/, '$1/…');
}
