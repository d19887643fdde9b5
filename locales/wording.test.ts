import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';

/** How each language is set and worded: a rule each, over all that people read. */

interface Text {
  /** Where it stands, for who mends it. */
  at: string;
  /** As it is read; what is filled in stands as `{name}`. */
  words: string;
}

interface Node {
  type: string;
  [field: string]: unknown;
}

/** Search words of the help are typed, not read. */
const NOT_READ = new Set(['words', 'picture', 'where', 'id', 'mail']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function* textsIn(node: unknown, source: string): Generator<{ start: number; words: string }> {
  if (Array.isArray(node)) for (const each of node) yield* textsIn(each, source);
  if (!isNode(node) || node.type === 'ImportDeclaration' || node.type.startsWith('TS')) return;
  if (node.type === 'Property' && NOT_READ.has(String((node.key as Node).name))) return;
  if (node.type === 'Literal' && typeof node.value === 'string') {
    yield { start: Number(node.start), words: node.value };
  }
  if (node.type === 'TemplateLiteral') yield { start: Number(node.start), words: wordsOf(node, source) };
  for (const [field, value] of Object.entries(node)) if (field !== 'key') yield* textsIn(value, source);
}

function wordsOf(template: Node, source: string): string {
  const quasis = template.quasis as { value: { cooked: string } }[];
  const filled = (template.expressions as (Node & { start: number; end: number })[]).map(({ type, start, end }) =>
    type === 'Identifier' ? `{${source.slice(start, end)}}` : '{}',
  );
  return quasis.map(({ value }, index) => value.cooked + (filled[index] ?? '')).join('');
}

function read(language: Language): Text[] {
  return globSync(`locales/${language}/**/*.ts`, { exclude: (path) => /elision|\.test/.test(path) }).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const { program } = parseSync(file, source);
    return [...textsIn(program, source)].map(({ start, words }) => ({
      at: `${file}:${source.slice(0, start).split('\n').length}`,
      words,
    }));
  });
}

const texts = Object.fromEntries(LANGUAGES.map((language) => [language, read(language)])) as Record<Language, Text[]>;

/** Texts of one language in which this is found; `but`: the specification's, or right for another reason. */
function found(language: Language, pattern: RegExp, but: readonly string[] = []): string[] {
  return texts[language]
    .filter(({ words }) => pattern.test(words) && !but.some((right) => words.includes(right)))
    .map(({ at, words }) => `${at}: ${words}`);
}

test('all texts are looked at', () => {
  for (const language of LANGUAGES) expect(texts[language].length).toBeGreaterThan(1200);
});

describe.each(LANGUAGES)('In every language (%s)', (language) => {
  test('apostrophes are curved', () => expect(found(language, /\p{L}'\p{L}/u)).toEqual([]));
  test('an ellipsis is one sign', () => expect(found(language, /\.\.\./)).toEqual([]));
  test('no space is doubled, or stands at the end of a line', () => {
    expect(found(language, /\S[ \u00A0]{2}\S|\S[ \u00A0]\n/)).toEqual([]);
  });
  test('a count says one or several, never « (s) »', () => expect(found(language, /\p{L}\(\p{L}{1,2}\)/u)).toEqual([]));
  test('nobody is called by a middle dot or a slash', () =>
    expect(found(language, /\p{L}[·•]e|\/e\b|\/in\b/u)).toEqual([]));
});

describe('In French', () => {
  test('a space that does not break stands before ; : ! ? and »', () => {
    // The password’s symbols are named, not used.
    const but = ['par exemple ! ou ?'];
    expect(found('fr', /[^\u00A0\u202F!?][!?;»]|[^\u00A0\u202F]:(?:\s|$)/u, but)).toEqual([]);
  });
  test('a space that does not break stands after «', () => expect(found('fr', /«(?![\u00A0\u202F])/)).toEqual([]));
  test('a space that does not break stands before € and %', () =>
    expect(found('fr', /[^\u00A0\u202F][€%]/u, ['%{', 'en €'])).toEqual([]));
  test('quotes are « »', () => expect(found('fr', /[“”„"]/)).toEqual([]));
  test('before a name that may begin with a vowel « de » and « que » are left to elision.ts', () => {
    const name = /\b(?:de|que|jusque|lorsque|puisque) \{(?:owner|name|giver|sharer|firstName|names|operator)\}/;
    expect(found('fr', name)).toEqual([]);
  });
  test('nobody is a man by default', () => {
    const adjective =
      /\b(?:[Vv]ous êtes|[Ss]oyez) (?:\p{L}+ )?(?:connecté|déconnecté|pressé|prêt|seul|sûr|inscrit|invité|averti|prévenu)\b/u;
    expect(found('fr', adjective)).toEqual([]);
    expect(
      found('fr', /(?<!celles et )\bceux qui\b|\btous les deux\b|\b[Cc]hacun (?!des )|\b(?:pour|par) tous\b/u),
    ).toEqual([]);
  });
  test('a mail is an « email », what is free « disponible », a summary a « récapitulatif »', () => {
    expect(found('fr', /\be-mails?\b|\bcourriels?\b|(?<!\{)\bmails?\b/i)).toEqual([]);
    expect(found('fr', /\b(?:cadeaux?|encore) libres?\b/)).toEqual([]);
    expect(found('fr', /\b[Rr]ésumé/)).toEqual([]);
  });
  test('a wish is a « cadeau », but where the specification has « voeu »', () => {
    expect(found('fr', /v(?:oe|œ)u/i, ['Impossible de', 'Voeu supprimé'])).toEqual([]);
  });
});

describe('In German', () => {
  test('a space that does not break stands before an ellipsis, and within « z. B. »', () => {
    // The button of Firefox is called so.
    expect(found('de', /\p{L}…|\b[Zz]\.(?!\u00A0)\s?B\./u, ['Add-on laden…'])).toEqual([]);
  });
  test('a space that does not break stands before € and %', () =>
    expect(found('de', /[^\u00A0\u202F][€%]/u)).toEqual([]));
  test('a line never ends in « E- »: a word joiner follows the hyphen, but in mails, whose readers may show it', () => {
    expect(found('de', /E-Mail/).filter((text) => !text.includes('/mails/'))).toEqual([]);
  });
  test('a greeting of its own ends without a comma, after which a small letter would have to follow', () =>
    expect(found('de', /^Guten Tag[^.]*,$/)).toEqual([]));
  test('quotes are „“', () => expect(found('de', /[«»"”]|“(?=\p{L})/u)).toEqual([]));
  test('a quote that is opened is closed', () => {
    const open = texts.de.filter(({ words }) => words.split('„').length !== words.split('“').length);
    expect(open).toEqual([]);
  });
  test.each([
    ['Geburtsliste', /Geschenkliste|Babyliste|Wunschliste/],
    ['Liebsten', /\b(?:Lieben|Familie und Freunden?|Angehörigen?)\b/],
    ['Warenkorb', /\b(?:Einkaufsk|K)orb\b/],
    ['Konto erstellen', /Konto (?:an(?:ge)?leg|eröffn)/],
    [
      'verwalten',
      /\b(?:mitf|f)ühr\w* (?:diese|die|eine|„\{\w+\}“) ?(?:Liste|Geburtsliste)?|zu zweit führen|mitzuführen/,
    ],
    ['Lieferadresse', /Wohin damit|Versandadresse|Zustelladresse/],
    ['optional', /freiwillig/],
    ['Shop', /\b(?:Geschäft|Laden|Läden)\w*/],
    ['stornieren; « aufheben » is to keep and to cancel', /\babgesagt|\babsagen|aufgehoben|zum Aufheben/],
    ['Erhalt', /\bEmpfang\b/],
    ['doppelte Geschenke', /Doppelte[sn]\b/],
    ['verfügbar', /\b(?:noch|wieder|andere) frei\b(?! zu)|\} frei\b/],
    ['Geburtstermin', /\b(?:Termin|Entbindungstermin|Stichtag)\b/],
    ['Dank gesendet', /\bGedankt\b|Dank verschickt/],
    ['Danke sagen', /^Danken$/],
    ['Einladung gesendet', /\bEinladung (?:ge|ver)schickt\b/],
    ['gemeinsame Verwaltung', /\b[Dd]as Teilen\b|\bTeilen beenden\b/],
    ['Konto gesperrt', /\bKonto geschlossen\b/],
    ['Sonderzeichen', /\b[Zz]eichen wie !/],
    ['Verwaltungsrechte', /\bAdministrator/],
    ['Zusammenfassung', /\bÜbersicht\b/],
    ['gescheitert: a letter that is « aufgegeben » is posted', /\baufgegeben\b/i],
    ['Gäste, and the name on the letterbox: who they are is not told', /\b(?:Besucher|Empfänger)/],
    ['registriert: who is « angemeldet » is logged in', /\bAdresse \p{L}+ (?:\p{L}+ )?angemeldet/u],
    ['E-Mail', /(?<![\w\u2060-])(?:Email|eMail|Mail)s?\b/],
  ])('one word for one thing: %s', (_, others) => expect(found('de', others)).toEqual([]));
});

describe('In English', () => {
  test('quotes are “”', () => expect(found('en', /["«»„]/)).toEqual([]));
  test.each([
    ['gift', /\b[Pp]resents?\b(?! (?:address|password))/],
    ['email', /\be-mail|(?<!\{)\bmails?\b/i],
    ['baby gift list', /\bbirth (?:list|registr)/i],
    ['in your basket', /\bgifts? of your basket\b/],
    ['spam folder', /\bjunk\b|\bunwanted\b/],
    ['available', /\bfree for others\b|\bgift is free\b|\bstill free\b/],
    ['prefers to stay anonymous', /\b(?:stay|remain)s? (?:unnamed|discreet|hidden)/],
    ['If you made this reservation yourself', /\b(?:reserved|booked) (?:it )?yourself\b/],
    ['photo: what people upload; picture: all others', /\bimages?\b|’s photo|\byour pictures\b|Uploaded a picture/i],
    ['character', /\b[Rr]andom signs?\b/],
    ['postcode', /\b(?:postal|zip) code/i],
    ['on the list', /\bgifts? of (?:my|your|this|the) list\b/i],
    ['different from', /\belse than\b/],
    ['sent, expires', /\bwill leave again\b|\bEverything has left\b|\bgoes out by itself\b/],
    ['given up on', /\b(?:was|were|Emails) given up\b(?! on)/],
    ['Edit list', /\b(?:Change|Modify) (?:the |your )?list\b(?!’)/],
  ])('one word for one thing: %s', (_, others) => expect(found('en', others)).toEqual([]));
});
