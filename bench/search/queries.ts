import type pg from 'pg';

const EACH = 60;

export type Queries = Record<string, string[]>;

/** What people type, the same number of each kind; names are those of existing registries. */
export async function queriesOf(client: pg.Client, registries: number): Promise<Queries> {
  const people = await somePeople(client, registries);
  const repeated = (...texts: string[]) =>
    Array.from({ length: EACH }, (_, round) => texts[round % texts.length] ?? '');
  return {
    'a name': people.map(({ surname }) => surname),
    'a name without accents': people.map(({ baby }) => plain(baby)),
    'a name with one typo': people.map(({ surname }, round) => mistyped(surname, round)),
    'two letters': repeated('ma', 'le', 'be', 'li', 'an', 'do', 'ém', 'sc', 'no', 'ga', 'va', 'jo'),
    'very common words': repeated(
      'liste de naissance',
      'marie',
      'emma',
      'léo',
      'liste',
      'naissance',
      'bébé',
      'martin',
      'et',
    ),
    'first and last name': people.map(({ parent, surname }) => `${parent} ${surname}`),
    'two common names': repeated(
      'emma martin',
      'marie dupont',
      'léo bernard',
      'camille petit',
      'louise martin',
      'jules durand',
    ),
    'a title': people.map(({ title }) => title.replace('!', '').trim()),
    nothing: people.map((_, round) => `xq${round}vw brtkl`),
    'an e-mail': people.map(({ email }) => email),
  };
}

interface Person {
  surname: string;
  parent: string;
  baby: string;
  email: string;
  title: string;
}

async function somePeople(client: pg.Client, registries: number): Promise<Person[]> {
  const numbers = Array.from(
    { length: EACH },
    (_, round) => `parent${1 + Math.floor(((round + 0.5) * registries) / EACH)}@example.org`,
  );
  const { rows } = await client.query<Person>(
    `select u.last_name as surname, u.first_name as parent, b.firstname as baby, u.email, r.title
     from users u join birth_registries r on r.user_id = u.id join babies b on b.birthregistry_id = r.id
     where lower(u.email) = any($1) order by u.id`,
    [numbers],
  );
  return rows;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** One letter wrong, missing, doubled, or two swapped, in turn. */
function mistyped(name: string, round: number): string {
  const at = 1 + (round % Math.max(1, name.length - 2));
  const [before, letter, next, after] = [name.slice(0, at), name[at] ?? '', name[at + 1] ?? '', name.slice(at + 2)];
  return (
    [
      `${before}x${next}${after}`,
      `${before}${next}${after}`,
      `${before}${letter}${letter}${next}${after}`,
      `${before}${next}${letter}${after}`,
    ][round % 4] ?? name
  );
}
