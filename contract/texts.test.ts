import { describe, expect, it } from 'vitest';
import { newPassword } from './new-password.ts';
import { email, line, multiline, orNull, requiredLine } from './texts.ts';
import { price } from './wishes.ts';

function messages(result: { success: boolean; error?: { issues: { message: string }[] } | undefined }): string[] {
  return result.error?.issues.map((issue) => issue.message) ?? [];
}

describe('what people type', () => {
  it('is trimmed, normalised to NFC, and given uniform line ends', () => {
    expect(line(255).parse('  Le\u0301onie ')).toBe('Léonie');
    expect(multiline(255).parse('a\r\nb')).toBe('a\nb');
  });

  it('is counted in code points, so that an emoji counts as one', () => {
    expect(line(3).safeParse('👶👶👶').success).toBe(true);
    expect(messages(line(3).safeParse('👶👶👶👶'))).toEqual(['TOO_LONG:3']);
  });

  it('may hold emoji with joiners, but no control character', () => {
    expect(line(255).safeParse('👩‍👩‍👧').success).toBe(true);
    expect(messages(line(255).safeParse('a\u0000b'))).toEqual(['CONTROL_CHARACTERS']);
    expect(messages(line(255).safeParse('a\nb'))).toEqual(['CONTROL_CHARACTERS']);
    expect(messages(line(255).safeParse('\uD83D'))).toEqual(['CONTROL_CHARACTERS']);
    expect(messages(line(255).safeParse('abc\u202Etxt.exe'))).toEqual(['CONTROL_CHARACTERS']);
  });

  it('keeps line breaks and tabs where several lines are allowed', () => {
    expect(multiline(255).parse('a\n\tb')).toBe('a\n\tb');
    expect(messages(multiline(255).safeParse('a\u0007b'))).toEqual(['CONTROL_CHARACTERS']);
  });

  it('is not examined any further when it is too long', () => {
    expect(messages(email.safeParse(`a@${'.'.repeat(500_000)}@`))).toEqual(['TOO_LONG:255']);
  });

  it('may not pile up combining marks, which would take minutes to sort', () => {
    const heap = `a${'\u0301'.repeat(200_000)}${'\u0323'.repeat(200_000)}`;
    expect(messages(multiline(5000).safeParse(heap))).toEqual(['TOO_LONG:5000']);
    expect(messages(multiline(5000).safeParse(heap.slice(199_900, 200_100)))).toEqual(['CONTROL_CHARACTERS']);
    expect(multiline(5000).parse(`Z${'\u0323\u0301'.repeat(15)}`)).toMatch(/^Ẓ/);
  });

  it('counts as missing when it is only spaces or invisible characters', () => {
    for (const blank of ['\u200B', '\u3164', '\u2800']) {
      expect(messages(requiredLine(255).safeParse(blank))).toEqual(['REQUIRED']);
    }
    expect(messages(requiredLine(255).safeParse('   '))).toEqual(['REQUIRED']);
    expect(messages(requiredLine(255, 'REGISTRY_TITLE_REQUIRED').safeParse(undefined))).toEqual([
      'REGISTRY_TITLE_REQUIRED',
    ]);
    expect(orNull(line(255)).parse('  ')).toBeNull();
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.fr', 'prénom.nom@exemple.fr', 'x+y@z.co'])('may be %s', (text) => {
    expect(email.safeParse(text).success).toBe(true);
  });

  const NONE = ['a@b', 'a b@c.fr', 'a@b.fr,c@d.fr', 'a@b.fr\nBcc: c@d.fr', 'Léo <a@b.fr>', '@b.fr'];
  // The database takes them for i and ß, the domain's owner is somebody else.
  const ANOTHERS = ['jeanne@gma\u0130l.com', 'jeanne@stra\u1E9Ee.de'];
  const UNDRAWN = ['a@b\u00AD.fr', 'a@b.fr\u200B', 'a@b\uFE0F.fr', 'a@b\u180B.fr', 'a\u2060@b.fr'];
  it.each([...NONE, ...UNDRAWN, ...ANOTHERS])('is one address, in letters one can see, not %j', (text) => {
    expect(email.safeParse(text).success).toBe(false);
  });
});

describe('a new password', () => {
  it('has 8 to 64 characters, a capital of any alphabet and a symbol', () => {
    expect(messages(newPassword.safeParse('Ab!4567'))).toEqual(['PASSWORD_LENGTH']);
    expect(messages(newPassword.safeParse('abcdefg!'))).toEqual(['PASSWORD_CAPITAL_MISSING']);
    expect(messages(newPassword.safeParse('Abcdefgh'))).toEqual(['PASSWORD_SYMBOL_MISSING']);
    expect(newPassword.safeParse('Éléphant€').success).toBe(true);
  });

  it('is taken as it is, spaces and all', () => {
    expect(newPassword.parse(' Abcdefg! ')).toBe(' Abcdefg! ');
  });
});

describe('a price', () => {
  it.each([0, 0.1, 19.99, 8.2, 1.15, 10_000])('may be %d', (euros) => {
    expect(price.safeParse(euros).success).toBe(true);
  });

  it.each([-1, 10_000.01, 1.005, 1e-9, Number.NaN, '12'])('is not %s', (euros) => {
    expect(price.safeParse(euros).success).toBe(false);
  });

  it.each([null, undefined])('is required where it is %s', (nothing) => {
    expect(messages(price.safeParse(nothing))).toEqual(['REQUIRED']);
  });
});
