import { html, type Markup } from '../../html/html.ts';
import type { Content } from '../openapi/content.ts';
import { type Components, resolve } from '../openapi/json-schema.ts';
import type { Operation, Parameter } from '../openapi/operation.ts';
import { curlOf, type DocumentedCall } from './curl.ts';
import { inline } from './markdown.ts';
import { describedField, fieldsPart, typeOf } from './schema-parts.ts';

interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, { description: string }>;
  content?: Record<string, Content>;
}

export function operationPart(
  { method, path, operation }: DocumentedCall,
  base: string,
  components: Components,
): Markup {
  const { summary, description, operationId } = operation;
  return html`<article id="${operationId}">
<h3>${methodAndPath(method, path)}</h3>
<p>${inline(summary)}</p>
<p class="soft">${inline(description)}</p>
${parametersPart(operation.parameters)}
${bodyPart(operation, components)}
${successPart(operation)}
${errorsPart(operation)}
<details><summary>Example<span class="hidden"> of ${method} ${path}</span></summary>
<pre>${curlOf({ method, path, operation }, base)}</pre>
${examplesOf(operation).map(([name, value]) => html`${name ? html`<p class="soft">${name}</p>` : ''}<pre>${value}</pre>`)}
</details>
</article>`;
}

/** A method and a path that may wrap after its slashes. */
export function methodAndPath(method: string, path: string): Markup {
  const parts = path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`);
  return html`<span class="method ${method.toLowerCase()}">${method}</span> <code>${parts}</code>`;
}

function parametersPart(all: Operation['parameters']): Markup | string {
  const parameters = all.filter((parameter): parameter is Parameter => 'name' in parameter);
  if (parameters.length === 0) return '';
  const fields = parameters.map(({ name, in: location, schema, required, description }) =>
    describedField({ name, schema, isRequired: required, location: `in the ${location}`, description }),
  );
  return html`<h4>Parameters</h4><dl class="fields">${fields}</dl>`;
}

function bodyPart({ requestBody }: Operation, components: Components): Markup | string {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  if (!(requestBody && schema)) return '';
  const fields = resolve(schema.items ?? schema.anyOf?.[0] ?? schema, components);
  const types = Object.keys(requestBody.content).join(' or ');
  return html`<h4>Body</h4>
<p class="soft">${types}: ${typeOf(schema)}${requestBody.required ? '' : ', may be left out'}</p>
${fields.properties ? fieldsPart(fields) : ''}`;
}

function successPart({ responses }: Operation): Markup {
  const answers = Object.entries(responses as Record<string, Response>).filter(([status]) => Number(status) < 400);
  return html`<h4>Answer</h4>
${answers.map(([status, { description, content, headers = {} }]) => {
  const schema = content?.['application/json']?.schema;
  const extras = Object.entries(headers).map(
    ([name, header]) =>
      html`<div><dt><code>${name}</code> <span class="soft">header</span></dt><dd><p>${inline(header.description)}</p></dd></div>`,
  );
  return html`<p><strong>${status}</strong> ${schema ? typeOf(schema) : (description ?? '')}</p>
${extras.length > 0 ? html`<dl class="fields">${extras}</dl>` : ''}
${schema?.properties ? fieldsPart(schema) : ''}`;
})}`;
}

function errorsPart({ responses }: Operation): Markup {
  const errors = Object.entries(responses as Record<string, Response>).flatMap(([status, { $ref }]) =>
    ($ref?.split('/').at(-1)?.split('.') ?? []).map((code) => ({ status, code })),
  );
  return html`<h4>Errors</h4>
<ul class="codes">${errors.map(({ status, code }) => html`<li>${status} <a href="#error-${code}">${code}</a></li>`)}</ul>`;
}

function examplesOf({ responses }: Operation): [string, string][] {
  const [answer] = Object.values(responses as Record<string, Response>);
  const { example, examples } = answer?.content?.['application/json'] ?? { schema: {} };
  const named = Object.entries(examples ?? {}).map(([name, { value }]) => [name, value] as const);
  return [...(example === undefined ? [] : [['', example] as const]), ...named].map(([name, value]) => [
    name,
    JSON.stringify(value, null, 2),
  ]);
}
