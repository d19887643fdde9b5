import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import { problemTexts } from '#locales/problems.ts';
import { html, type Markup } from '../../html/html.ts';
import type { OpenApiDocument } from '../openapi/document.ts';
import { HANDBOOK, INTRODUCTION } from '../openapi/handbook.ts';
import type { DocumentedCall } from './curl.ts';
import { paragraph } from './markdown.ts';
import { methodAndPath, operationPart } from './operation-part.ts';
import { fieldsPart } from './schema-parts.ts';

/**
 * The documentation as one page without scripts.
 * @param style our CSS
 */
export function docsPage(document: OpenApiDocument, style: string): string {
  const groups = groupsOf(document);
  const { schemas } = document.components;
  const base = document.servers[0]?.url ?? '';
  const page = html`
<title>Cigogne API</title>
<meta name="description" content="${INTRODUCTION}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<a class="skip" href="#content">Skip to the content</a>
<header><a href="/">Cigogne</a> <span>API ${document.info.version}</span> <a class="to-contents" href="#contents">Contents</a> <a href="/api/v1/openapi.json">openapi.json</a></header>
<main class="page">
<div class="intro">
<h1>The Cigogne API</h1>
<p class="lead">${INTRODUCTION}</p>
<p>Everything below <code>${base}</code>, as OpenAPI 3.1 in <a href="/api/v1/openapi.json">openapi.json</a>: generate a client from it, or read on.</p>
</div>
${contents(groups)}
<div id="content" tabindex="-1">
${HANDBOOK.map(({ title, text }) => html`<section id="guide-${slug(title)}"><h2>${title}</h2>${text.map(paragraph)}</section>`)}
${groups.map(
  ({ name, description, calls }) => html`<section id="${slug(name)}">
<h2>${name}</h2>
<p>${description}</p>
${calls.map((call) => operationPart(call, base, schemas))}
</section>`,
)}
<section id="schemas"><h2>Schemas</h2>
${Object.entries(schemas).map(
  ([name, schema]) => html`<article id="schema-${name}"><h3>${name}</h3>
${schema.description ? html`<p>${schema.description}</p>` : ''}
${fieldsPart(schema)}</article>`,
)}
</section>
${errorCatalogue()}
</div>
</main>`;
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  return `${head}<style>${style}</style>${page.markup}</html>`;
}

interface Group {
  name: string;
  description: string;
  calls: DocumentedCall[];
}

function groupsOf({ tags, paths }: OpenApiDocument): Group[] {
  const calls: DocumentedCall[] = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

function contents(groups: Group[]): Markup {
  return html`<nav aria-label="Contents">
<h2 id="contents">Contents</h2>
<ul>
${HANDBOOK.map(({ title }) => html`<li><a href="#guide-${slug(title)}">${title}</a></li>`)}
${groups.map(
  ({ name, calls }) => html`<li><a href="#${slug(name)}">${name}</a>
<ul class="calls">${calls.map(
    ({ method, path, operation }) =>
      html`<li><a href="#${operation.operationId}">${methodAndPath(method, path)}</a></li>`,
  )}</ul></li>`,
)}
<li><a href="#schemas">Schemas</a></li>
<li><a href="#error-codes">Errors, all of them</a></li>
</ul>
</nav>`;
}

function errorCatalogue(): Markup {
  const texts = problemTexts('en');
  return html`<section id="error-codes"><h2>Errors, all of them</h2>
<dl class="fields">${(Object.keys(ERROR_STATUS) as ErrorCode[]).map(
    (code) => html`<div id="error-${code}"><dt><code>${code}</code> <span>${ERROR_STATUS[code]}</span></dt>
<dd><p>${texts[code].title}. ${texts[code].detail}</p></dd></div>`,
  )}</dl></section>`;
}

function slug(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
