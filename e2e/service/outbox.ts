import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { pathPattern } from '../../server/testing/path-pattern.ts';

const PATIENCE_MS = 60_000;

export interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
  /** Every address linked in the HTML part, in order. */
  links: string[];
}

export interface Outbox {
  /**
   * Waits for a mail to this address that has not been returned before; the newest, if there are several.
   * @param subject only mails whose subject matches
   */
  mailTo(address: string, subject?: RegExp): Promise<ReceivedMail>;
  /**
   * How many mails to this address there are now.
   * @param subject only mails whose subject matches
   */
  count(address: string, subject?: RegExp): Promise<number>;
}

interface Letter {
  name: string;
  to: string[];
  sent: string;
  mail: ReceivedMail;
}

/** Everybody's mailboxes: the files the service writes when it has no SMTP server. */
export function openOutbox(dataDir: string): Outbox {
  const folder = join(dataDir, 'outbox');
  const handedOut = new Set<string>();
  return {
    async mailTo(address, subject = /^/) {
      const end = Date.now() + PATIENCE_MS;
      while (Date.now() < end) {
        const letters = await lettersTo(folder, address);
        const newest = letters.filter(({ name, mail }) => !handedOut.has(name) && subject.test(mail.subject)).at(-1);
        if (newest) {
          handedOut.add(newest.name);
          return newest.mail;
        }
        await pause(100);
      }
      throw new Error(`No such mail to ${address} arrived within ${PATIENCE_MS} ms.`);
    },
    async count(address, subject = /^/) {
      const letters = await lettersTo(folder, address);
      return letters.filter(({ mail }) => subject.test(mail.subject)).length;
    },
  };
}

/** The one address in a mail that leads to this page. Throws if there is none. */
export function linkIn({ subject, links }: ReceivedMail, page: (part: string) => string): string {
  const pattern = pathPattern(page);
  const link = links.find((address) => pattern.test(address));
  if (link === undefined) throw new Error(`« ${subject} » has no link like ${pattern}: ${links.join(' ')}`);
  return link;
}

/** Oldest first. */
async function lettersTo(folder: string, address: string): Promise<Letter[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(names.map((name) => letterIn(join(folder, name))));
  return letters
    .filter(({ to }) => to.includes(address.toLowerCase()))
    .sort((a, b) => a.sent.localeCompare(b.sent) || a.name.localeCompare(b.name));
}

/** A written mail never changes, so each is only read once, however long one waits for the next. */
const read = new Map<string, Promise<Letter>>();

function letterIn(file: string): Promise<Letter> {
  const letter = read.get(file) ?? readLetter(file);
  read.set(file, letter);
  return letter;
}

async function readLetter(file: string): Promise<Letter> {
  const { subject = '', text = '', html = '', to = [], date = '' } = await PostalMime.parse(await readFile(file));
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  const addresses = to.map((recipient) => recipient.address?.toLowerCase() ?? '');
  return { name: basename(file), to: addresses, sent: date, mail: { subject, text, html, links } };
}
