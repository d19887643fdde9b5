import { describe, expect, it } from 'vitest';
import { isAllowed, rulesFor } from './robots.ts';

const allows = (text: string, path: string) => isAllowed(rulesFor('cigognebot', text), path);

describe('A robots.txt', () => {
  it('is for everybody, unless it names us', () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-agent: CigogneBot/2.0\nUser-agent: other\nDisallow: /cart';
    expect(allows(text, '/p/1')).toBe(true);
    expect(allows(text, '/cart/1')).toBe(false);
    expect(isAllowed(rulesFor('somebody', text), '/p/1')).toBe(false);
    expect(allows('User-agent: others\nDisallow: /', '/p/1')).toBe(true);
  });

  it.each([
    ['Disallow: /', '/p', false],
    ['Disallow:', '/p', true],
    ['Disallow: /p\nAllow: /p/1', '/p/1', true],
    ['Disallow: /p\nAllow: /p/1', '/p/2', false],
    ['Allow: /p\nDisallow: /p', '/p', true],
    ['Disallow: /*.php$', '/a/b.php', false],
    ['Disallow: /*.php$', '/a/b.php?x', true],
    ['Disallow: /*?', '/a?b', false],
    ['Disallow: /a*b*c', '/axxbxc', false],
    ['Disallow: /a*b*c', '/axxcxb', true],
    ['Disallow: /fish$', '/fish', false],
    ['Disallow: /fish$', '/fisher', true],
    ['Disallow: /*a$', '/a', false],
    ['Disallow: /aa*aa$', '/aaa', true],
    ['Disallow: /bébé', '/b%c3%a9b%C3%A9/1', false],
    ['Disallow: /private # not for robots', '/private', false],
  ])('that says %j: %s may be read: %s', (rule, path, expected) => {
    expect(allows(`User-agent: *\n${rule}`, path)).toBe(expected);
  });

  it('is read as far as it makes sense: pages instead of it, whatever is written into it', () => {
    expect(allows('<!doctype html><title>404: not found</title>', '/p')).toBe(true);
    expect(allows('User-agent: __proto__\r\nDisallow: /\r\nDisallow /p\n:::\n', '/p')).toBe(true);
    const groups = `${'User-agent: *\n'.repeat(20_000)}${'Disallow: /*a*a*a*a*b\n'.repeat(10_000)}`;
    expect(allows(groups, `/${'a'.repeat(5000)}`)).toBe(true);
  });
});
