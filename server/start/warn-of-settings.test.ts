import { expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { operatorVariables, readOperator } from '../config/operator.ts';
import { warningsOf } from './warn-of-settings.ts';

type Others = Pick<Config, 'fetchAllowHosts' | 'catalogueFeeds' | 'nearMisses'>;

const OPERATOR = {
  OPERATOR_NAME: 'Association Cigogne',
  OPERATOR_ADDRESS: '1 rue du Nid, 67000 Strasbourg',
  OPERATOR_EMAIL: 'bonjour@cigogne.example',
  OPERATOR_HOST: 'Nuage SARL',
};

function warningsWith(settings: Partial<typeof OPERATOR>, others: Partial<Others> = {}): string[] {
  const none = { fetchAllowHosts: [], catalogueFeeds: [], nearMisses: [] };
  return warningsOf({ ...readOperator(operatorVariables.parse(settings)), ...none, ...others });
}

it.each(Object.keys(OPERATOR))('A start without %s warns that the legal pages show placeholders', (missing) => {
  const [warning, ...others] = warningsWith({ ...OPERATOR, [missing]: undefined });
  for (const word of [...Object.keys(OPERATOR), 'placeholders']) expect(warning).toContain(word);
  expect(others).toEqual([]);
});

it('One that says who runs it warns of nothing', () => {
  expect(warningsWith(OPERATOR)).toEqual([]);
});

it('One that lets strangers’ addresses lead to hosts inside says so', () => {
  const warnings = warningsWith(OPERATOR, { fetchAllowHosts: ['127.0.0.1:8080'] });
  expect(warnings).toEqual([expect.stringContaining('FETCH_ALLOW_HOSTS')]);
});

it('One that fetches a feed without encryption names it, never its address', () => {
  const [safe, open] = ['https', 'http'].map((scheme) => ({ name: scheme, url: `${scheme}://flux.example/?key=1` }));
  const warnings = warningsWith(OPERATOR, { catalogueFeeds: [safe, open] as Others['catalogueFeeds'] });
  expect(warnings).toEqual([expect.stringMatching(/^CATALOG_FEEDS: .*: http\.$/)]);
});

it('One with a mistyped variable says which, and what was meant', () => {
  const warnings = warningsWith(OPERATOR, { nearMisses: [{ name: 'SMPT_URL', meant: 'SMTP_URL' }] });
  expect(warnings).toEqual([expect.stringMatching(/^SMPT_URL is ignored.*SMTP_URL/)]);
});
