import { bound } from '#contract/everywhere/well-set.ts';
import { html, type Markup } from '../../html/html.ts';
import type { Block } from '../mail.ts';
import { BODY, COLOURS, FONTS, LABEL, SMALL, WRAP } from './mail-style.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const { ink, line, skyStrong, peach, skySoft } = COLOURS;

/** The content of a mail, block by block. */
export function renderBlocks(blocks: Block[], siteUrl: string): Markup[] {
  return blocks.map((block, index) => renderBlock(block, gapAbove(block, blocks[index - 1]), siteUrl));
}

/** Pixels above a block. */
function gapAbove(block: Block, before: Block | undefined): number {
  if (block.kind === 'note') return before?.kind === 'note' ? 10 : 28;
  if (block.kind !== 'paragraph') return 26;
  return before === undefined || before.kind === 'paragraph' ? 18 : 24;
}

function renderBlock(block: Block, gap: number, siteUrl: string): Markup {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="margin:${gap}px 0 0;${BODY}">${lines(block.text)}</p>\n`;
    case 'note':
      return html`<p class="soft" style="margin:${gap}px 0 0;${SMALL}">${lines(block.text)}</p>\n`;
    case 'button':
      return button(block, gap, siteUrl);
    case 'quote':
      return quote(block, gap);
    case 'wishes':
      return wishes(block, gap);
    case 'registry':
      return registry(block, gap, siteUrl);
  }
}

function button({ label, path }: Of<'button'>, gap: number, siteUrl: string): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:${gap}px 0 0;"><tr>
<td class="button" align="center" bgcolor="${skyStrong}" style="background:${skyStrong};border-radius:12px;"><a class="button" href="${siteUrl}${path}" style="display:inline-block;padding:14px 28px;border-radius:12px;font-family:${FONTS.body};font-size:16px;line-height:22px;font-weight:600;color:#FFFFFF;text-decoration:none;">${label}</a></td>
</tr></table>\n`;
}

function quote({ text }: Of<'quote'>, gap: number): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:${gap}px 0 0;"><tr>
<td class="peach ink" dir="auto" style="background:${peach};border-radius:12px;padding:20px 24px;${WRAP}font-family:${FONTS.heading};font-size:18px;line-height:29px;font-style:italic;color:${ink};">${lines(text)}</td>
</tr></table>\n`;
}

function wishes({ heading, wishes: rows }: Of<'wishes'>, gap: number): Markup {
  return html`<h2 class="ink" style="margin:${gap}px 0 10px;${WRAP}font-family:${FONTS.heading};font-size:20px;line-height:28px;font-weight:600;color:${ink};">${bound(heading)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.map((row) => wish(row))}</table>\n`;
}

function wish({ title, detail }: Of<'wishes'>['wishes'][number], way: Markup = html``): Markup {
  const rest = detail ? html`<br><span class="soft" style="${SMALL}">${lines(detail)}</span>` : html``;
  return html`<tr><td class="line ink" style="border-top:1px solid ${line};padding:12px 0;${BODY}line-height:24px;"><strong style="font-weight:600;">${bound(title)}</strong>${rest}${way}</td></tr>\n`;
}

/** What others wrote is shown in a box of its own, labelled as theirs. */
function registry(
  { label, title, wishes: rows, toWish, sendTo, address }: Of<'registry'>,
  gap: number,
  siteUrl: string,
): Markup {
  const way = (path: string | null) =>
    path
      ? html`<br><a class="link" href="${siteUrl}${path}" style="${SMALL}color:${skyStrong};">${toWish}</a>`
      : html``;
  return html`<p class="soft" style="margin:${gap}px 0 8px;${LABEL}">${label}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="sky ink" style="background:${skySoft};border-left:4px solid ${skyStrong};border-radius:12px;padding:18px 24px;${BODY}line-height:24px;"><bdi>${bound(title)}</bdi>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 0;">
${rows.map(({ path, ...row }) => wish(row, way(path)))}</table>
<p class="line ink" style="margin:0;border-top:1px solid ${line};padding:12px 0 0;${BODY}line-height:24px;"><span class="soft" style="${LABEL}">${sendTo}</span><br>${address.map((part) => html`<bdi>${part}</bdi><br>`)}</p></td>
</tr></table>\n`;
}

/** Text with its line breaks kept; also what others typed is set so that no « ! » begins a line. */
function lines(text: string): Markup[] {
  return bound(text)
    .split('\n')
    .map((part, index) => (index === 0 ? html`${part}` : html`<br>${part}`));
}
