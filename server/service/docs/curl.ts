import type { Content } from '../openapi/content.ts';
import type { Operation, Parameter } from '../openapi/operation.ts';

/** One call as the page shows it. */
export interface DocumentedCall {
  method: string;
  path: string;
  operation: Operation;
}

/** The call as typed into a terminal. */
export function curlOf({ method, path, operation }: DocumentedCall, base: string): string {
  const parameters = operation.parameters.filter((parameter): parameter is Parameter => 'name' in parameter);
  const example = (name: string) => String(parameters.find((parameter) => parameter.name === name)?.example ?? '');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(example(name)));
  // If a call accepts values in the address or the body, show the body.
  const query = operation.requestBody ? [] : parameters.filter((parameter) => parameter.in === 'query');
  const search = new URLSearchParams(query.map(({ name }) => [name, example(name)]));
  const needsToken = !operation.security.some((way) => Object.keys(way).length === 0);
  const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => [name, example(name)]);
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${base}${filled}${search.size > 0 ? `?${search}` : ''}`)}`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...bodyOf(operation.requestBody?.content),
  ].join(' \\\n  ');
}

function bodyOf(content: Record<string, Content> = {}): string[] {
  const [type] = Object.keys(content);
  const example = Object.values(content)[0]?.example;
  if (type === 'multipart/form-data') return ['-F file=@photo.jpg'];
  if (type === 'application/x-www-form-urlencoded') {
    const fields = Object.entries(example as object).filter(([, value]) => value !== '');
    return fields.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
  }
  return type ? [`--json ${quoted(JSON.stringify(example))}`] : [];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
