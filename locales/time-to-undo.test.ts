import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DAYS_TO_UNDO } from '#contract/limits.ts';
import { LANGUAGES } from './languages.ts';

const FILES = { 'my-account.ts': 3, 'legal.ts': 1, 'mails/accounts.ts': 1, 'mails/farewells.ts': 1 };

test.each(LANGUAGES.flatMap((language) => Object.entries(FILES).map(([file, times]) => ({ language, file, times }))))(
  'people are told in $language/$file how long what they delete can come back',
  ({ language, file, times }) => {
    const text = readFileSync(`locales/${language}/${file}`, 'utf8');
    const told = text.match(new RegExp(`\\b${DAYS_TO_UNDO} (jours|days|Tagen?)\\b`, 'g')) ?? [];
    expect(told.length).toBeGreaterThanOrEqual(times);
  },
);
