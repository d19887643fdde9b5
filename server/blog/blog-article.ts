import type * as z from 'zod';
import type { blogArticle } from '#contract/blog.ts';

export type BlogArticle = z.output<typeof blogArticle>;
