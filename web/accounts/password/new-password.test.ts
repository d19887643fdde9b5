import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { newPasswordForm, registrationForm } from './new-password.ts';

const person = { first_name: 'Léa', last_name: 'Durand', email: 'lea@example.org' };

function wrong(schema: z.ZodType, values: object): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]));
}

describe('Registering', () => {
  it('asks for the password twice and sends it once', () => {
    const values = { ...person, password: 'Berceau!', password_confirmation: 'Berceau!' };
    expect(wrong(registrationForm, values)).toEqual({});
    const { password_confirmation: _, ...body } = registrationForm.parse({ ...values, first_name: ' Léa ' });
    expect(body).toEqual({ ...person, password: 'Berceau!' });
  });

  it('says that the passwords differ even while a name is still missing', () => {
    const values = { ...person, first_name: '', password: 'Berceau!', password_confirmation: 'Berceau?' };
    expect(wrong(registrationForm, values)).toEqual({
      first_name: 'REQUIRED',
      password_confirmation: 'PASSWORDS_DIFFER',
    });
  });

  it('asks for what is missing when nothing was typed at all', () => {
    expect(Object.values(wrong(registrationForm, {}))).toEqual(Array(5).fill('REQUIRED'));
  });

  it('takes the password as it is, blanks at its ends included', () => {
    const values = { ...person, password: ' Berceau ! ', password_confirmation: ' Berceau !' };
    expect(wrong(registrationForm, values)).toEqual({ password_confirmation: 'PASSWORDS_DIFFER' });
  });
});

describe('A new password', () => {
  it('follows the rules of registration', () => {
    const values = { new_password: 'berceau', password_confirmation: 'berceau' };
    const messages = newPasswordForm.safeParse(values).error?.issues.map((issue) => issue.message);
    expect(messages).toEqual(['PASSWORD_LENGTH', 'PASSWORD_CAPITAL_MISSING', 'PASSWORD_SYMBOL_MISSING']);
  });
});
