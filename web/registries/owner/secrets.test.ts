import { describe, expect, it } from 'vitest';
import '#locales/every-language.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { nameSecrets, namesStillRead } from './secrets.ts';

const baby = (firstname: string, hides: 'name' | 'sex' | 'both' | 'nothing') => ({
  id: 1,
  firstname,
  gender: 'girl' as never,
  firstname_is_private: hides === 'name' || hides === 'both',
  gender_is_private: hides === 'sex' || hides === 'both',
});

function named(babies: ReturnType<typeof baby>[], language: 'fr' | 'en' | 'de' = 'fr'): string[] {
  const registry = { babies, event_date_is_private: false, address_is_private: true } as never;
  return nameSecrets(registry, ownerRegistryTexts(language)).slice(0, -1);
}

describe('What parents keep secret', () => {
  it('needs no name with one baby', () => {
    expect(named([baby('Emma', 'both')])).toEqual(['le prénom', 'le sexe']);
    expect(named([baby('Emma', 'nothing')])).toEqual([]);
    expect(named([])).toEqual([]);
  });

  it('says whose it is with twins', () => {
    const twins = [baby('Emma', 'name'), baby('Jules', 'sex')];
    expect(named(twins)).toEqual(['le prénom d’Emma', 'le sexe de Jules']);
    expect(named(twins, 'en')).toEqual(['the first name of Emma', 'the sex of Jules']);
    expect(named(twins, 'de')).toEqual(['der Vorname von Emma', 'das Geschlecht von Jules']);
    expect(named([baby('Emma', 'nothing'), baby('', 'sex')])).toEqual(['le sexe d’un bébé']);
  });

  it('is all babies’ where none is told', () => {
    expect(named([baby('Emma', 'both'), baby('Jules', 'both')])).toEqual(['les prénoms', 'le sexe des bébés']);
  });
});

describe('A secret first name', () => {
  const list = { title: 'La liste de Léonie', description: 'Bienvenue !', shortlinks: [{ name: 'leonie-k7qm3tx9' }] };
  const read = (babies: ReturnType<typeof baby>[], there = list) => namesStillRead({ ...there, babies } as never);

  it('is told where parents wrote it themselves', () => {
    expect(read([baby('Léonie', 'name'), baby('Jules', 'name'), baby('Léonie', 'both')])).toEqual([
      { name: 'Léonie', places: ['title', 'link'] },
    ]);
    expect(read([baby('Jules', 'name')], { ...list, description: null as never })).toEqual([]);
    expect(read([baby('Anne-Lise', 'name')], { ...list, description: 'Anne Lise arrive !' })).toEqual([
      { name: 'Anne-Lise', places: ['description'] },
    ]);
  });

  it('is not found where it is no secret, part of a word or not known', () => {
    expect(read([baby('Léonie', 'nothing'), baby('Léon', 'name'), baby('', 'name'), baby('–', 'name')])).toEqual([]);
  });
});
