import type { Answer } from '#contract/calls.ts';

/** All wishes of a registry, whoever the reader is. */
export function wishesOf(categories: Answer<'GET /category/birth_registry/{birth_registry_id}'>) {
  return categories.flatMap((category) => [...category.wishes]);
}
