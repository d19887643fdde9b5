import { PAGE_SIZE } from '#contract/everywhere/page-limits.ts';

/** The first `wanted` entries of a listing, in as many calls as the contract's page size requires. */
export async function loadPages<Entry>(
  wanted: number,
  load: (query: { skip: number; limit: number }) => Promise<readonly Entry[]>,
): Promise<Entry[]> {
  const starts = Array.from({ length: Math.ceil(wanted / PAGE_SIZE) }, (_, index) => index * PAGE_SIZE);
  const pages = await Promise.all(starts.map((skip) => load({ skip, limit: Math.min(PAGE_SIZE, wanted - skip) })));
  return pages.flat();
}
