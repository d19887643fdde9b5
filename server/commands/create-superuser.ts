import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { newPassword } from '#contract/new-password.ts';
import { email, requiredLine } from '#contract/texts.ts';
import { fieldMessage } from '#locales/problems.ts';
import { isCommonPassword } from '../accounts/password/common-passwords.ts';
import { isActive, makeSuperuser } from '../accounts/superusers/make-superuser.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/client.ts';
import { prepareDatabase } from '../start/prepare-database.ts';
import { startProblem } from '../start/start-problem.ts';
import { askInSecret } from './ask-in-secret.ts';

/**
 * npm run create-superuser -- --email you@example.org [--first-name …] [--last-name …]
 * The password is asked for, or read from what is piped in; without one it is made here and printed once.
 */

class UsageError extends Error {}

const STDIN_PATIENCE_MS = 3000;

const input = z.object({
  email,
  'first-name': requiredLine(LIMITS.name).default('Admin'),
  'last-name': requiredLine(LIMITS.name).default('Cigogne'),
});

async function main(): Promise<void> {
  const { 'first-name': firstName, 'last-name': lastName, ...wanted } = readParameters();
  const words = [firstName, lastName, ...wanted.email.split('@')];
  const piped = process.stdin.isTTY ? null : await checked(await readPiped(), words);
  const config = readConfig();
  const connection = await openDatabase(config);
  try {
    await prepareDatabase(connection, config);
    const mayKeep = await isActive(connection.database, wanted.email);
    const chosen = piped ?? (await checked(await ask(mayKeep), words));
    const password = chosen || (mayKeep ? null : randomPassword());
    const result = await makeSuperuser(connection.database, { email: wanted.email, firstName, lastName, password });
    console.log(`${wanted.email} is a superuser now${result === 'promoted' ? ' (the account existed)' : ''}.`);
    if (password !== null && password !== chosen) console.log(`Password: ${password}`);
    if (password === null) console.log('The password stays as it was.');
  } finally {
    await connection.close();
  }
}

function readParameters(): z.output<typeof input> {
  const options = {
    email: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
  } as const;
  const parsed = input.safeParse(parse());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(
    `--${String(issue?.path[0])}: ${fieldMessage('en', issue?.message ?? '')}. Usage: npm run create-superuser -- --email you@example.org`,
  );

  function parse() {
    try {
      return parseArgs({ options }).values;
    } catch (error) {
      throw new UsageError((error as Error).message, { cause: error });
    }
  }
}

function ask(mayKeep: boolean): Promise<string> {
  return askInSecret(`Password (leave empty to ${mayKeep ? 'keep the present one' : 'get one'}): `);
}

/**
 * The password as it was given; empty leaves it to us.
 * @param words that it may not consist of
 * @throws UsageError
 */
async function checked(given: string, words: string[]): Promise<string> {
  if (given === '') return given;
  const issue = newPassword.safeParse(given).error?.issues[0]?.message;
  const code = issue ?? ((await isCommonPassword(given, words)) ? 'PASSWORD_TOO_COMMON' : null);
  if (code !== null) throw new UsageError(`Password: ${fieldMessage('en', code)}.`);
  return given;
}

/**
 * One piped line; empty if the input stays open without sending any.
 * @throws UsageError if there are more: two people's answers, perhaps
 */
async function readPiped(): Promise<string> {
  const piped = await Promise.race([text(process.stdin), pause(STDIN_PATIENCE_MS, '', { ref: false })]);
  process.stdin.destroy();
  const line = piped.replace(/\r?\n$/, '');
  if (line.includes('\n')) throw new UsageError('Password: more than one line was piped in.');
  return line;
}

/** 128 random bits, plus the capital and symbol the rules ask for. */
function randomPassword(): string {
  return `${randomBytes(16).toString('base64url')}-A`;
}

await main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : (startProblem(error) ?? error));
  process.exitCode = 1;
});
