import type { Config } from '../config/config.ts';

/** What an operator should know about this instance's settings: it works, but not well for everybody. */
export function warningsOf({
  operator,
  fetchAllowHosts,
  catalogueFeeds,
  nearMisses,
}: Pick<Config, 'operator' | 'fetchAllowHosts' | 'catalogueFeeds' | 'nearMisses'>): string[] {
  const unencrypted = catalogueFeeds.filter(({ url }) => /^http:/i.test(url)).map(({ name }) => name);
  return [
    ...nearMisses.map(({ name, meant }) => `${name} is ignored: no setting has that name. Did you mean ${meant}?`),
    ...(operator.isPlaceholder
      ? [
          'OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL and OPERATOR_HOST are not all set: the legal pages show placeholders.',
        ]
      : []),
    ...(fetchAllowHosts.length > 0
      ? ['FETCH_ALLOW_HOSTS is set: whoever names these hosts makes the service fetch from them.']
      : []),
    ...(unencrypted.length > 0
      ? [
          `CATALOG_FEEDS: fetched without encryption, with whatever key is in their addresses: ${unencrypted.join(', ')}.`,
        ]
      : []),
  ];
}
