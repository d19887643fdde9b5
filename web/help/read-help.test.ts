import { expect, test } from 'vitest';
import { FEATURES, type Features } from '#contract/features.ts';
import { HELP_AUDIENCES, HELP_QUESTIONS } from '#contract/help.ts';
import { helpTexts } from '#locales/help.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { readHelp } from './read-help.ts';

const asked = HELP_AUDIENCES.flatMap((audience) =>
  HELP_QUESTIONS[audience].map((question) => ({ audience, question })),
);

const all = (isOn: boolean) => Object.fromEntries(Object.keys(FEATURES).map((name) => [name, isOn])) as Features;

test('parents have nine questions, visitors one', () => {
  expect(readHelp('fr', { audience: 'parent' }, FEATURES)?.questions).toHaveLength(9);
  expect(readHelp('fr', { audience: 'visitor' }, FEATURES)?.questions).toHaveLength(1);
});

test('each question has its answer in every language, and none is there that nobody can ask', () => {
  for (const language of LANGUAGES) {
    const { articles } = helpTexts(language);
    for (const audience of HELP_AUDIENCES)
      expect(Object.keys(articles[audience]).toSorted()).toEqual(HELP_QUESTIONS[audience].toSorted());
  }
});

test('every answer has steps with a picture that was taken in its language, whatever is on or off', () => {
  const everything = all(true);
  const nothing = all(false);
  for (const language of LANGUAGES) {
    for (const features of [FEATURES, everything, nothing]) {
      for (const each of asked) {
        const steps = readHelp(language, each, features)?.steps ?? [];
        expect(steps.length, each.question).toBeGreaterThan(1);
        for (const { picture } of steps)
          expect(picture).toMatch(new RegExp(`^help/[0-9a-f]{32}-[a-z-]+-${language}\\.webp$`));
        expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
      }
    }
  }
});

test('one login is shared, until a list can be managed by two', () => {
  const question = { audience: 'parent', question: 'together' };
  const words = (secondOwnerFeature: boolean) =>
    JSON.stringify(readHelp('fr', question, { ...FEATURES, secondOwnerFeature })?.steps);
  expect(words(false)).toContain('le même mot de passe');
  expect(words(true)).not.toContain('le même mot de passe');
  expect(words(true)).toContain('Inviter quelqu’un');
});

test('the cash pool is not there yet, announced or not', () => {
  for (const cashPoolFeature of [true, false]) {
    const page = readHelp('fr', { audience: 'parent', question: 'cash-pool' }, { ...FEATURES, cashPoolFeature });
    expect(page?.lead).toContain('pas encore disponible');
  }
});

test('what is switched off is not promised: thanks, and one’s own photos', () => {
  const off = { ...FEATURES, thanksFeature: false, uploadImageFeature: false };
  for (const [features, says] of [
    [FEATURES, true],
    [off, false],
  ] as const) {
    const questions = JSON.stringify(
      readHelp('fr', { audience: 'parent' }, features)?.questions.map(({ title }) => title),
    );
    expect(questions.includes('Comment remercier')).toBe(says);
    const thanks = readHelp('fr', { audience: 'parent', question: 'thanks' }, features);
    expect(thanks?.title.includes('remercier')).toBe(says);
    const create = readHelp('fr', { audience: 'parent', question: 'create' }, features);
    expect(JSON.stringify(create?.steps).includes('photo')).toBe(says);
  }
});

test('an address that nobody gave leads nowhere, one in capitals does', () => {
  expect(readHelp('fr', { audience: 'nobody' }, FEATURES)).toBeNull();
  expect(readHelp('fr', { audience: 'visitor', question: 'share' }, FEATURES)).toBeNull();
  expect(readHelp('fr', { audience: 'constructor' }, FEATURES)).toBeNull();
  expect(readHelp('fr', { audience: 'parent', question: 'toString' }, FEATURES)).toBeNull();
  expect(readHelp('fr', { audience: 'PARENT', question: 'Share' }, FEATURES)?.path).toBe('/help/parent/share');
});
