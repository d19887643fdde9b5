import * as z from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { paging } from './paging.ts';

/** A blog article, with the field names of the specification; none of its fields is markup. */
export const blogArticle = z
  .object({
    guid: z.string(),
    title: z.string(),
    creator: z.string().nullable(),
    contentSnippet: z.string(),
    categories: z.array(z.string()),
    /** In our own store. */
    featured_image: z.string().nullable(),
    link: z.string(),
  })
  .meta({ id: 'BlogArticle', description: 'An article of the blog, as its feed tells it.' });

export const blogEndpoints = defineEndpoints({
  'GET /blog': {
    summary: 'The articles of the blog, newest first, as they were read last; none where no feed is set.',
    tag: 'Service',
    access: 'anyone',
    query: paging,
    response: z.array(blogArticle),
    responseHeaders: ['X-Total-Count'],
  },
});
