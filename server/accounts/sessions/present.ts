import type * as z from 'zod';
import type { session } from '#contract/sessions.ts';
import type { Language } from '#locales/languages.ts';
import { sessionTexts } from '#locales/sessions.ts';
import type { Config } from '../../config/config.ts';
import { hashClient } from '../login/known-clients.ts';
import type { Session } from './queries.ts';

/** Who is looking at a session, from where, and in which language. */
export interface Viewer {
  sessionId: number | null;
  client: string;
  language: Language;
}

/**
 * A session in words: what its device called itself, and whether it was opened from the viewer's current location.
 */
export function presentSession(
  { keys }: Config,
  row: Session,
  { sessionId, client, language }: Viewer,
): z.input<typeof session> {
  const texts = sessionTexts(language);
  const isHere = keys.clients.some((key) => row.clientHash.equals(hashClient(key, row.userId, client)));
  return {
    id: row.id,
    device: row.browser || row.system ? texts.device(row.browser, row.system) : texts.unknownDevice,
    place: isHere ? texts.samePlace : texts.otherPlace,
    first_use_date: row.createdAt.toISOString(),
    last_use_date: row.usedAt.toISOString(),
    is_current: row.id === sessionId,
  };
}
