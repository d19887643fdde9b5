import { expect, it } from 'vitest';
import { operatorVariables, readOperator } from '../config/operator.ts';
import { warningsOf } from './warn-of-settings.ts';

const OPERATOR = {
  OPERATOR_NAME: 'Association Cigogne',
  OPERATOR_ADDRESS: '1 rue du Nid, 67000 Strasbourg',
  OPERATOR_EMAIL: 'bonjour@cigogne.example',
  OPERATOR_HOST: 'Nuage SARL',
};

function warningsWith(settings: Partial<typeof OPERATOR>, fetchAllowHosts: string[] = []): string[] {
  return warningsOf({ ...readOperator(operatorVariables.parse(settings)), fetchAllowHosts });
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
  expect(warningsWith(OPERATOR, ['127.0.0.1:8080'])).toEqual([expect.stringContaining('FETCH_ALLOW_HOSTS')]);
});
