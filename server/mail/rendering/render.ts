import { mailLayoutTexts } from '#locales/mails/layout.ts';
import type { Config } from '../../config/config.ts';
import type { Block, Mail } from '../mail.ts';
import type { MailKind } from '../mail-job.ts';
import { oneLine, othersWords, withoutLinks } from '../others-words.ts';
import { type MailFrame, renderHtml } from './mail-frame.ts';
import { renderText } from './render-text.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** A mail as text and HTML. Nothing in its words becomes a link; only buttons, gifts and the footer have one. */
export function renderMail(
  mail: Mail,
  kind: MailKind,
  config: Pick<Config, 'publicUrl' | 'operator'>,
  refusalUrl: string | null = null,
): RenderedMail {
  const texts = mailLayoutTexts(mail.language);
  const { operator } = config;
  const frame: MailFrame = {
    siteUrl: config.publicUrl,
    tagline: texts.tagline,
    footer: [
      texts.reasons[kind],
      ...(operator.name && operator.address ? [texts.sentBy(`${operator.name}, ${operator.address}`)] : []),
    ],
    refusal: refusalUrl ? { label: texts.refuse, url: refusalUrl } : null,
  };
  const safe: Mail = {
    ...mail,
    subject: withoutLinks(oneLine(mail.subject)),
    preview: withoutLinks(oneLine(mail.preview)),
    heading: withoutLinks(oneBoundLine(mail.heading)),
    blocks: mail.blocks.map(defuse),
  };
  return { subject: safe.subject, html: renderHtml(safe, frame), text: renderText(safe, frame) };
}

/** A heading wraps, so the spaces that bind its words stay: « ! » must not begin a line. */
function oneBoundLine(text: string): string {
  return text.split('\u00A0').map(oneLine).join('\u00A0');
}

function defuse(block: Block): Block {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'quote':
      return { ...block, text: withoutLinks(block.text) };
    case 'wishes':
      return {
        ...block,
        heading: withoutLinks(block.heading),
        wishes: block.wishes.map(defuseWish),
      };
    case 'registry':
      return {
        ...block,
        title: withoutLinks(othersWords(block.title)),
        wishes: block.wishes.map(({ path, ...wish }) => ({ ...defuseWish(wish), path })),
        address: block.address.map((line) => withoutLinks(oneLine(line))),
      };
    case 'button':
      return block;
  }
}

function defuseWish({ title, detail }: { title: string; detail: string }) {
  return { title: withoutLinks(othersWords(title)), detail: withoutLinks(detail) };
}
