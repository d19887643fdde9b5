import { html, type Markup } from '../../html/html.ts';
import type { Block, Mail } from '../mail.ts';
import type { MailFrame } from './mail-frame.ts';
import { COLOURS, FONTS, RULES } from './mail-style.ts';

/** The Content-ID of the stork, which travels with the mail: nothing is loaded from anywhere when it is opened. */
export const STORK_ID = 'stork@cigogne';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const { paper, card, ink, inkSoft, line, skyStrong, peach, skySoft } = COLOURS;
// Somebody's name may be one word of sixty letters.
const WRAP = 'overflow-wrap:anywhere;word-break:break-word;';
const BODY = `${WRAP}font-family:${FONTS.body};font-size:16px;line-height:26px;color:${ink};`;
const SMALL = `font-family:${FONTS.body};font-size:14px;line-height:22px;color:${inkSoft};`;
const LABEL = `font-family:${FONTS.body};font-size:14px;line-height:20px;font-weight:600;color:${inkSoft};`;

/** The mail as a page: one column, tables for the programs that know nothing else, light or dark as its reader has it. */
export function renderHtml(mail: Mail, frame: MailFrame): string {
  const page = html`<!doctype html>
<html lang="${mail.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="robots" content="noindex">
<title>${mail.subject}</title>
<style>${{ markup: RULES }}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${paper};">
<div style="display:none;max-height:0;overflow:hidden;">${mail.preview}${{ markup: '&#847;&zwnj;&nbsp;'.repeat(60) }}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper};">
<tr><td align="center" style="padding:28px 12px 40px;">
${{ markup: '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->' }}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td class="brand" style="padding:0 8px 20px;">${brand(frame)}</td></tr>
<tr><td class="card line" style="background:${card};border:1px solid ${line};border-radius:16px;padding:40px 44px 36px;">
<h1 class="ink title" style="margin:0;${WRAP}font-family:${FONTS.heading};font-size:30px;line-height:38px;font-weight:600;letter-spacing:-0.3px;color:${ink};">${mail.heading}</h1>
${mail.blocks.map((block, index) => renderBlock(block, gapAbove(block, mail.blocks[index - 1])))}
</td></tr>
<tr><td class="foot" style="padding:24px 8px 0;">${footer(frame)}</td></tr>
</table>
${{ markup: '<!--[if mso]></td></tr></table><![endif]-->' }}
</td></tr>
</table>
</body>
</html>
`;
  return page.markup;
}

function brand({ siteUrl }: MailFrame): Markup {
  return html`<a href="${siteUrl}" style="text-decoration:none;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:12px;"><img src="cid:${STORK_ID}" width="44" height="44" alt="" style="display:block;border:0;border-radius:13px;"></td>
<td class="ink" style="font-family:${FONTS.heading};font-size:25px;line-height:44px;font-weight:600;letter-spacing:-0.5px;color:${ink};">Cigogne</td>
</tr></table></a>`;
}

function footer({ siteUrl, tagline, footer: lines, refusal }: MailFrame): Markup {
  const style = `${SMALL}font-size:13px;line-height:20px;`;
  const way = refusal
    ? html`<p class="soft" style="margin:0 0 6px;${style}"><a class="link" href="${refusal.url}" style="color:${skyStrong};">${refusal.label}</a></p>\n`
    : html``;
  return html`${lines.map((text) => html`<p class="soft" style="margin:0 0 6px;${style}">${text}</p>`)}
${way}<p class="soft" style="margin:0;${style}"><a class="link" href="${siteUrl}" style="color:${skyStrong};">Cigogne</a> · ${tagline}</p>`;
}

/** Pixels between a block and the one before it, or the title. */
function gapAbove(block: Block, before: Block | undefined): number {
  if (block.kind === 'note') return before?.kind === 'note' ? 10 : 28;
  if (block.kind !== 'paragraph') return 26;
  return before === undefined || before.kind === 'paragraph' ? 18 : 24;
}

function renderBlock(block: Block, gap: number): Markup {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="margin:${gap}px 0 0;${BODY}">${lines(block.text)}</p>\n`;
    case 'note':
      return html`<p class="soft" style="margin:${gap}px 0 0;${SMALL}">${lines(block.text)}</p>\n`;
    case 'button':
      return button(block, gap);
    case 'quote':
      return quote(block, gap);
    case 'gifts':
      return gifts(block, gap);
    case 'registry':
      return registry(block, gap);
  }
}

function button({ label, url }: Of<'button'>, gap: number): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:${gap}px 0 0;"><tr>
<td class="button" align="center" bgcolor="${skyStrong}" style="background:${skyStrong};border-radius:12px;"><a class="button" href="${url}" style="display:inline-block;padding:14px 28px;border-radius:12px;font-family:${FONTS.body};font-size:16px;line-height:22px;font-weight:600;color:#FFFFFF;text-decoration:none;">${label}</a></td>
</tr></table>\n`;
}

function quote({ text }: Of<'quote'>, gap: number): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:${gap}px 0 0;"><tr>
<td class="peach ink" dir="auto" style="background:${peach};border-radius:12px;padding:20px 24px;${WRAP}font-family:${FONTS.heading};font-size:18px;line-height:29px;font-style:italic;color:${ink};">${lines(text)}</td>
</tr></table>\n`;
}

function gifts({ heading, gifts: rows }: Of<'gifts'>, gap: number): Markup {
  return html`<h2 class="ink" style="margin:${gap}px 0 10px;${WRAP}font-family:${FONTS.heading};font-size:20px;line-height:28px;font-weight:600;color:${ink};">${heading}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.map((row) => gift(row))}</table>\n`;
}

function gift({ title, detail }: Of<'gifts'>['gifts'][number], way: Markup = html``): Markup {
  const rest = detail ? html`<br><span class="soft" style="${SMALL}">${lines(detail)}</span>` : html``;
  return html`<tr><td class="line ink" style="border-top:1px solid ${line};padding:12px 0;${BODY}line-height:24px;"><strong style="font-weight:600;">${title}</strong>${rest}${way}</td></tr>\n`;
}

/** What others wrote stands in a box of its own, under a label that says so. */
function registry({ label, title, gifts: rows, toGift, sendTo, address }: Of<'registry'>, gap: number): Markup {
  const way = (url: string | null) =>
    url ? html`<br><a class="link" href="${url}" style="${SMALL}color:${skyStrong};">${toGift}</a>` : html``;
  return html`<p class="soft" style="margin:${gap}px 0 8px;${LABEL}">${label}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="sky ink" style="background:${skySoft};border-left:4px solid ${skyStrong};border-radius:12px;padding:18px 24px;${BODY}line-height:24px;"><bdi>${title}</bdi>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 0;">
${rows.map(({ url, ...row }) => gift(row, way(url)))}</table>
<p class="line ink" style="margin:0;border-top:1px solid ${line};padding:12px 0 0;${BODY}line-height:24px;"><span class="soft" style="${LABEL}">${sendTo}</span><br>${address.map((part) => html`<bdi>${part}</bdi><br>`)}</p></td>
</tr></table>\n`;
}

/** A text with its line breaks. */
function lines(text: string): Markup[] {
  return text.split('\n').map((part, index) => (index === 0 ? html`${part}` : html`<br>${part}`));
}
