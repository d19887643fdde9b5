import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';

type Body<Name extends EndpointName> = Endpoints[Name] extends { body: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;
type Answer<Name extends EndpointName> = z.output<Extract<Endpoints[Name], Endpoint>['response']>;

interface CallOptions<Name extends EndpointName> {
  params?: Record<string, string | number>;
  body?: Body<Name>;
  token?: string;
}

/** How a request reaches an instance: over HTTP to a running one, or inside this process. */
export type Send = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string | FormData },
) => Promise<Response>;

/** Calls the API as any client does; an answer other than 2xx is an error that names the call. */
export async function call<Name extends EndpointName>(
  send: Send,
  name: Name,
  { params = {}, body, token }: CallOptions<Name> = {},
): Promise<Answer<Name>> {
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const response = await send(`/api/v1${filled}`, {
    method,
    headers: {
      'accept-language': 'fr',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return readAnswer(name, response);
}

/** Uploads a PNG as the picture of a gift and returns its path. */
export async function uploadPicture(send: Send, token: string, png: Buffer): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'gift.png');
  const headers = { authorization: `Bearer ${token}` };
  const response = await send('/api/v1/s3/upload/item', { method: 'POST', headers, body: form });
  const picture = await readAnswer<'POST /s3/upload/{bucket_name}'>('POST /s3/upload/{bucket_name}', response);
  return picture.image_path;
}

async function readAnswer<Name extends EndpointName>(name: Name, response: Response): Promise<Answer<Name>> {
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer<Name>;
}
