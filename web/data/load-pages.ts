import { LIMITS } from '#contract/limits.ts';

/** The first `wanted` entries of a listing, in as many calls as the contract's page size asks for. */
export async function loadPages<Entry>(
  wanted: number,
  load: (query: { skip: number; limit: number }) => Promise<readonly Entry[]>,
): Promise<Entry[]> {
  const starts = Array.from({ length: Math.ceil(wanted / LIMITS.pageSize) }, (_, index) => index * LIMITS.pageSize);
  const pages = await Promise.all(
    starts.map((skip) => load({ skip, limit: Math.min(LIMITS.pageSize, wanted - skip) })),
  );
  return pages.flat();
}
