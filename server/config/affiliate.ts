import { NETWORKS, type Network } from '#contract/affiliate.ts';
import { ConfigError } from './config-error.ts';

/** What the networks gave the operator. */
export interface AffiliateCredentials {
  /** For networks that issue no publisher id, `on`: the id of each programme is the operator's own. */
  publisherIds: Partial<Record<Exclude<Network, 'amazon'>, string>>;
  /** Amazon's tags, keyed by the marketplace they are valid for. */
  amazonTags: Readonly<Record<string, string>>;
}

const DIGITS = { form: /^\d{1,20}$/, expected: 'your number there, digits only' };

const FORMS: Record<Exclude<Network, 'amazon'>, { form: RegExp; expected: string }> = {
  awin: DIGITS,
  tradedoubler: DIGITS,
  cj: DIGITS,
  rakuten: { form: /^[\w*./+-]{11}$/, expected: 'your id there, 11 characters' },
  effinity: { form: /^on$/, expected: 'on: its programmes have numbers of your own' },
  kwanko: { form: /^on$/, expected: 'on: its programmes have ids of your own' },
  timeone: DIGITS,
  webgains: DIGITS,
  tradetracker: DIGITS,
  adcell: DIGITS,
  bol: DIGITS,
  ebay: DIGITS,
  sovrn: { form: /^[\da-z]{8,64}$/i, expected: 'your key there, letters and digits' },
};

const TAG = /^[a-z\d][a-z\d-]*-\d{2}$/;

/** The variable holding a network's credential. */
export function credentialVariable(network: Network): string {
  return `AFFILIATE_${network.toUpperCase()}`;
}

/**
 * Reads the credentials from the environment.
 * @throws ConfigError naming the wrong variable
 */
export function readAffiliate(env: Readonly<Record<string, string | undefined>>): AffiliateCredentials {
  const known = new Map(NETWORKS.map((network) => [credentialVariable(network), network]));
  const credentials = { publisherIds: {} as AffiliateCredentials['publisherIds'], amazonTags: {} };
  for (const [name, value = ''] of Object.entries(env)) {
    if (!name.startsWith('AFFILIATE_')) continue;
    const network = known.get(name);
    if (!network) throw new ConfigError(`${name} is of no network that we know: ${[...known.keys()].join(', ')}.`);
    if (network === 'amazon') credentials.amazonTags = readAmazonTags(value);
    else credentials.publisherIds[network] = readPublisherId(network, value);
  }
  return credentials;
}

function readPublisherId(network: Exclude<Network, 'amazon'>, value: string): string {
  const { form, expected } = FORMS[network];
  if (!form.test(value)) throw new ConfigError(`${credentialVariable(network)} must be ${expected}.`);
  return value;
}

/** `amazon.fr=cigogne-21,amazon.de=cigogne0d-21`; a bare tag is for amazon.fr. */
function readAmazonTags(text: string): Record<string, string> {
  const tags = text.split(',').map((part): [string, string] => {
    const [domain = '', tag] = part.split('=').map((word) => word.trim());
    return tag === undefined ? ['amazon.fr', domain] : [domain, tag];
  });
  if (!tags.every(([domain, tag]) => /^amazon\.(com?\.)?[a-z]{2,3}$/.test(domain) && TAG.test(tag)))
    throw new ConfigError(
      'AFFILIATE_AMAZON must be a tag such as cigogne-21, or one for each marketplace: amazon.fr=cigogne-21,amazon.de=cigogne0d-21.',
    );
  const repeated = tags.find(([domain], at) => tags.findIndex(([earlier]) => earlier === domain) < at);
  if (repeated) throw new ConfigError(`AFFILIATE_AMAZON names ${repeated[0]} twice.`);
  return Object.fromEntries(tags);
}
