import { addressIn, isHttpUrl } from '#contract/links.ts';

/** Where an address may be: in a link of ours (`link`), or in what an app shares, since apps differ. */
const PARAMETERS = ['link', 'url', 'text', 'title'];

/** The address in what a phone or the extension sent us, the text if it contains none, null if there is neither. */
export function receivedAddress(query: URLSearchParams): string | null {
  const texts = PARAMETERS.map((name) => addressIn(query.get(name) ?? ''));
  return texts.find(isHttpUrl) ?? texts.find((text) => text !== '') ?? null;
}
