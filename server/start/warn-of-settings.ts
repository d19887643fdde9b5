import type { Config } from '../config/config.ts';

/** What an operator should know about this instance's settings: it works, but not well for everybody. */
export function warningsOf({ operator, fetchAllowHosts }: Pick<Config, 'operator' | 'fetchAllowHosts'>): string[] {
  return [
    ...(operator.isPlaceholder
      ? [
          'OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL and OPERATOR_HOST are not all set: the legal pages show placeholders.',
        ]
      : []),
    ...(fetchAllowHosts.length > 0
      ? ['FETCH_ALLOW_HOSTS is set: whoever names these hosts makes the service fetch from them.']
      : []),
  ];
}
