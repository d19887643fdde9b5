import type { Block, Mail } from './mail.ts';
import type { MailFrame } from './mail-frame.ts';

/** The same mail for those who read plain text. */
export function renderText(mail: Mail, frame: MailFrame): string {
  const refusal = frame.refusal ? [frame.refusal.label, frame.refusal.url] : [];
  const parts = [
    mail.heading,
    ...mail.blocks.map(blockText),
    ['-- ', ...frame.footer, ...refusal, `Cigogne · ${frame.siteUrl}`].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'button':
      return `${block.label}\n${block.url}`;
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'gifts':
      return [block.heading, ...block.gifts.map(giftText)].join('\n');
    case 'address':
      return [block.heading, ...block.lines.map((line) => `  ${line}`)].join('\n');
  }
}

function giftText({ title, url, detail }: { title: string; url: string | null; detail: string }): string {
  return [`- ${title}`, ...(detail ? [`  ${detail}`] : []), ...(url ? [`  ${url}`] : [])].join('\n');
}
