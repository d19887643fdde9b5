import { addressIn, isHttpUrl } from '#contract/links.ts';

/**
 * Where an address may stand: in a link of ours (`link`), or in what an app shares, which has its own idea of these.
 */
const PARAMETERS = ['link', 'url', 'text', 'title'];

/** The address in what was shared, the text where it has none, null where there is neither. */
export function sharedAddress(query: URLSearchParams): string | null {
  const texts = PARAMETERS.map((name) => addressIn(query.get(name) ?? ''));
  return texts.find(isHttpUrl) ?? texts.find((text) => text !== '') ?? null;
}
