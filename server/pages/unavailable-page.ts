import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Language } from '#locales/languages.ts';
import { problemTexts, waitSentence } from '#locales/problems.ts';
import { unavailableTexts } from '#locales/unavailable.ts';

const RETRY_AFTER_S = 10;

const TOKENS = readFileSync(join(import.meta.dirname, '../../web/ui/styles/tokens.css'), 'utf8');

// It looks like our empty pages (web/ui/page/empty-state.module.css, controls/button.module.css: keep in step), but
// everything is inside it, fonts excepted: the service may be unable to send files.
const STYLE = `${TOKENS}
*{box-sizing:border-box}
body{display:grid;place-items:center;min-height:100vh;margin:0;padding:var(--space-6) var(--space-4);background:var(--paper);color:var(--ink);font:var(--text-md)/1.5 var(--font-body)}
main{display:grid;justify-items:center;gap:var(--space-3);max-width:30rem;text-align:center}
svg{width:min(220px,60vw);height:auto}
h1{margin:0;font:600 var(--text-h2)/1.25 var(--font-heading);text-wrap:balance}
p{margin:0;color:var(--ink-soft)}
a{display:inline-flex;align-items:center;min-height:var(--control);margin-top:var(--space-3);padding:10px var(--space-5);border-radius:var(--radius);background:var(--sky-strong);color:var(--on-strong);font-weight:600;text-decoration:none}
a:hover{background:var(--sky-press)}
a:focus-visible{outline:3px solid var(--sky-strong);outline-offset:3px}`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Stands in for a page that cannot be made because the service or its database is unavailable: it needs neither. */
export function sendUnavailable(reply: FastifyReply, lang: Language): FastifyReply {
  return sendInstead(reply.status(503), lang, RETRY_AFTER_S, unavailableTexts(lang));
}

/** Stands in for a page when somebody, or many behind one address, asked for too much. */
export function sendTooMany(reply: FastifyReply, lang: Language, seconds: number): FastifyReply {
  const { title } = problemTexts(lang).TOO_MANY_REQUESTS;
  return sendInstead(reply.status(429), lang, seconds, { title, text: waitSentence(lang, seconds) });
}

interface Words {
  title: string;
  text: string;
}

function sendInstead(reply: FastifyReply, lang: Language, seconds: number, words: Words): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'retry-after': String(seconds),
      'x-robots-tag': 'noindex',
    })
    .send(pageThatSays(lang, words));
}

function pageThatSays(lang: Language, { title, text }: Words): string {
  const { retry } = unavailableTexts(lang);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Cigogne</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
${DRAWING}
<h1>${title}</h1>
<p>${text}</p>
<a href="">${retry}</a>
</main>
</body>
</html>
`;
}

// As in web/ui/drawings/error.tsx; keep in step.
const DRAWING = `<svg viewBox="0 0 220 160" fill="none" aria-hidden="true">
<ellipse cx="110" cy="144" rx="74" ry="7" fill="var(--ink)" opacity=".07"/>
<path d="M58 82a22 22 0 0 1 4-43 32 32 0 0 1 59-11 26 26 0 0 1 40 25 17 17 0 0 1-3 33H58Z" fill="var(--sky)" opacity=".45"/>
<path d="M112 60 96 92h16l-8 26 28-36h-16l10-22z" fill="var(--amber)" opacity=".9"/>
<path d="M70 144c0-20 12-32 26-32s27 12 27 32c-17 5-36 5-53 0Z" fill="var(--peach)" stroke="var(--coral)" stroke-width="3"/>
<path d="M96 112c-8-4-14-10-12-15s10-1 12 6c3-8 12-12 14-6s-6 11-14 15Z" fill="var(--coral)"/>
</svg>`;
