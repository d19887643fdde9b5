import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACTIVATION_DAYS } from '#contract/everywhere/page-limits.ts';
import {
  DAYS_TO_UNDO,
  GIVER_PAGE_MONTHS,
  LIMITS,
  MAIL_DAYS,
  MESSAGE_DAYS,
  NEW_EMAIL_HOURS,
  RESET_LINK_HOURS,
} from '#contract/limits.ts';
import { BOOKED_NOW_HOURS } from '#web/basket/booked-now.ts';
import { COOKIE_NOTICE_DAYS } from '#web/layout/cookies/cookies.ts';
import { LANGUAGES } from './languages.ts';

const DAYS = '(?:jours|days|Tagen?)';
/** Texts write small numbers as words. */
const MONTHS = { 6: '(?:six mois|six months|sechs Monate)' };
const HOURS = { 1: '(?:une heure|one hour|eine Stunde)' };

/** How many files the service worker keeps, the lists themselves aside. */
const CACHED = readFileSync('web/public/service-worker.js', 'utf8')
  .matchAll(/\[(?:PAGES|FILES|PICTURES)\]: (\d+)/g)
  .reduce((sum, [, most]) => sum + Number(most), 0);

/** What people are told, and how often at least in each file. */
const TOLD = [
  {
    what: `${DAYS_TO_UNDO} ${DAYS}`,
    files: { 'my-account': 3, privacy: 1, 'mails/accounts': 1, 'mails/farewells': 1 },
  },
  { what: `${ACTIVATION_DAYS} ${DAYS}`, files: { legal: 1, privacy: 2, 'mails/accounts': 2 } },
  { what: `${LIMITS.sessionIdleDays} ${DAYS}`, files: { privacy: 2 } },
  { what: `${LIMITS.sessionDays} ${DAYS}`, files: { privacy: 1 } },
  { what: `${LIMITS.invitationDays} ${DAYS}`, files: { 'mails/second-owners': 1 } },
  { what: `${MAIL_DAYS} ${DAYS}`, files: { admin: 1 } },
  { what: `${MESSAGE_DAYS} ${DAYS}`, files: { info: 1, privacy: 2 } },
  { what: `${NEW_EMAIL_HOURS} (?:heures|hours|Stunden)`, files: { 'mails/accounts': 1, 'my-account': 1 } },
  { what: HOURS[RESET_LINK_HOURS], files: { accounts: 2, 'mails/accounts': 2 } },
  { what: `${COOKIE_NOTICE_DAYS} ${DAYS}`, files: { privacy: 1 } },
  { what: HOURS[BOOKED_NOW_HOURS], files: { privacy: 1 } },
  { what: `${CACHED} (?:fichiers|files|Dateien)`, files: { privacy: 1 } },
  { what: MONTHS[GIVER_PAGE_MONTHS], files: { bookings: 1, privacy: 1 } },
  { what: `${LIMITS.uploadBytes / 1024 / 1024} (?:Mo|MB)`, files: { pictures: 2 } },
].flatMap(({ what, files }) => Object.entries(files).map(([file, times]) => ({ what, file, times })));

test.each(LANGUAGES.flatMap((language) => TOLD.map((told) => ({ language, ...told }))))(
  'people are told the limit that counts in $language/$file.ts: $what',
  ({ language, what, file, times }) => {
    const text = readFileSync(`locales/${language}/${file}.ts`, 'utf8').replaceAll(
      /\\u00A0|\u00A0|\\u202F|\u202F/g,
      ' ',
    );
    expect((text.match(new RegExp(`\\b${what}\\b`, 'g')) ?? []).length).toBeGreaterThanOrEqual(times);
  },
);
