import { html, type Markup } from '../../html/html.ts';
import type { Mail } from '../mail.ts';
import { renderBlocks } from './html-blocks.ts';
import { COLOURS, FONTS, RULES, SMALL, WRAP } from './mail-style.ts';

/** The Content-ID of the stork, which is attached to the mail: opening it loads nothing from anywhere. */
export const STORK_ID = 'stork@cigogne';

/** What surrounds each mail's own words. */
export interface MailFrame {
  siteUrl: string;
  tagline: string;
  /** Why the reader gets this mail, and from whom. */
  footer: string[];
  /** How to stop getting such mails, where that is offered. */
  refusal: { label: string; url: string } | null;
}

const { paper, card, ink, line, skyStrong } = COLOURS;

/**
 * The mail as a page: one column, tables for programs that know nothing else, light or dark as its reader prefers.
 */
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
${renderBlocks(mail.blocks, frame.siteUrl)}
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
