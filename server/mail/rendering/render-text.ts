import type { Block, Mail } from '../mail.ts';
import type { MailFrame } from './mail-frame.ts';

/** Some mail programs begin a new line at Unicode's separators, too. */
const LINE_ENDS = /[\n\p{Zl}\p{Zp}]/u;

/** A mail as plain text. */
export function renderText(mail: Mail, frame: MailFrame): string {
  const refusal = frame.refusal ? [frame.refusal.label, frame.refusal.url] : [];
  const parts = [
    mail.heading,
    ...mail.blocks.map((block) => blockText(block, frame.siteUrl)),
    ['-- ', ...frame.footer, ...refusal, `Cigogne · ${frame.siteUrl}`].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block, siteUrl: string): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'button':
      return `${block.label}\n${siteUrl}${block.path}`;
    case 'quote':
      return quoted(block.text.split(LINE_ENDS)).join('\n');
    case 'wishes':
      return [block.heading, ...block.wishes.flatMap(wishLines)].join('\n');
    case 'registry':
      return [block.label, ...quoted(registryLines(block, siteUrl))].join('\n');
  }
}

function registryLines(
  { title, wishes, toWish, sendTo, address }: Extract<Block, { kind: 'registry' }>,
  siteUrl: string,
): string[] {
  return [
    title,
    ...wishes.flatMap(({ path, ...wish }) => [
      ...wishLines(wish),
      ...(path ? [`  ${toWish}`, `  ${siteUrl}${path}`] : []),
    ]),
    '',
    sendTo,
    ...address.map((line) => `  ${line}`),
  ];
}

function wishLines({ title, detail }: { title: string; detail: string }): string[] {
  return [`- ${title}`, ...(detail ? [`  ${detail}`] : [])];
}

function quoted(lines: string[]): string[] {
  return lines.map((line) => `> ${line}`);
}
