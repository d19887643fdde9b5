import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { baseAddress, language } from './entities.ts';
import { FEATURES } from './features.ts';
import { LIMITS } from './limits.ts';

const tag = 'Service';

function shapeOf<Key extends string, Schema extends z.ZodType>(keys: Record<Key, unknown>, schema: Schema) {
  return z.object(Object.fromEntries(Object.keys(keys).map((key) => [key, schema])) as Record<Key, Schema>);
}

export const serviceEndpoints = defineEndpoints({
  'GET /': {
    summary: 'Says that the service answers.',
    tag,
    access: 'anyone',
    response: z.object({ status: z.literal('ok') }),
  },
  'GET /config': {
    summary: 'Features, language and limits of this instance.',
    tag,
    access: 'anyone',
    response: z.object({
      features: shapeOf(FEATURES, z.boolean()),
      lang: language,
      limits: shapeOf(LIMITS, z.number()),
      blog_url: z.string().nullable(),
    }),
  },
  'GET /frontend_url': {
    summary: 'The base of every shared link.',
    tag,
    access: 'anyone',
    aliases: ['/frontend-url'],
    response: baseAddress,
  },
});
