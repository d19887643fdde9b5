import { describe, expect, it } from 'vitest';
import { registryCreate, registryUpdate } from '#contract/registries.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { fieldsOf } from './form-pages.ts';
import { registryFormSchema } from './registry-schema.ts';
import { changeOf, creationOf, newRegistryValues, sixMonthsAfter } from './registry-values.ts';

const values = {
  ...newRegistryValues({ first_name: 'Camille', last_name: 'Martin' }, '2026-11-21'),
  title: 'La liste de Léonie',
  address_first_line: '12 rue des Lilas',
  address_city: 'Nantes',
  address_zip_code: '44000',
};

describe('A new list', () => {
  it('is due six months from today, on the last day where that month is shorter', () => {
    expect(values.event_date).toBe('2027-05-21');
    expect(sixMonthsAfter('2026-08-31')).toBe('2027-02-28');
    expect(sixMonthsAfter('2027-08-30')).toBe('2028-02-29');
    expect(sixMonthsAfter('2026-12-31')).toBe('2027-06-30');
  });

  it('is public, sent to its owner, keeps the address secret and waits for one baby', () => {
    expect(values).toMatchObject({ public: true, address_owner: 'Camille Martin', address_is_private: true });
    expect(values.babies).toHaveLength(1);
  });

  it('is what the contract takes', () => {
    const body = creationOf(
      registryFormSchema.parse({ ...values, public: false, babies: [{ ...values.babies[0], id: 7 }] }),
    );
    expect(registryCreate.parse(body)).toMatchObject({ is_private: true, description: null });
    expect(body.babies?.[0]).not.toHaveProperty('id');
  });

  it('cannot do without a name, and says so in its own words', () => {
    const { error } = registryFormSchema.safeParse({ ...values, title: '  ' });
    expect(error?.issues).toMatchObject([{ path: ['title'], message: 'REGISTRY_TITLE_REQUIRED' }]);
  });
});

describe('A zip code', () => {
  it('fits the country, also while the list has no name yet', () => {
    const wrong = (more: object) =>
      registryFormSchema.safeParse({ ...values, ...more }).error?.issues.map(({ message }) => message);
    expect(wrong({ address_country: 'LU', address_zip_code: 'L-1234' })).toBeUndefined();
    expect(wrong({ address_country: 'LU', title: '' })).toEqual(['REGISTRY_TITLE_REQUIRED', 'INVALID_ZIP_CODE:4']);
    expect(wrong({ address_zip_code: '' })).toEqual(['REQUIRED']);
  });
});

describe('A changed list', () => {
  const [baby] = values.babies;
  const saved = (id: number) => ({ ...baby, id, firstname: `Bébé ${id}` });
  const babies = [saved(1), saved(2), saved(3)];
  const empty = { description: null, address_second_line: null, address_region: null, second_owner_mail: null };
  const before = { ...values, ...empty, is_private: false, second_owner: { state: 'none' }, babies };
  const changed = (more: object) =>
    changeOf(registryFormSchema.parse({ ...values, babies, ...more }), before as unknown as ManagedRegistry);

  it('sends only what was changed, so that what somebody else changes meanwhile stays', () => {
    expect(changed({})).toEqual({ babies: [] });
    expect(changed({ title: 'Notre liste', public: false })).toEqual({
      title: 'Notre liste',
      is_private: true,
      babies: [],
    });
    expect(changed({ address_city: 'Rezé' })).toMatchObject({ address_city: 'Rezé', address_zip_code: '44000' });
  });

  it('keeps the ids of its babies, adds new ones and removes those taken out', () => {
    const body = changed({ babies: [saved(1), { ...saved(2), firstname: 'Léonie' }, { ...baby }] });
    expect(registryUpdate.parse(body).babies).toEqual([
      { id: 2, firstname: 'Léonie' },
      { ...baby },
      { id: 3, _delete: true },
    ]);
  });

  it('adds a baby of a draft that is no longer there', () => {
    expect(changed({ babies: [...babies, saved(4)] }).babies).toEqual([{ ...baby, firstname: 'Bébé 4' }]);
  });
});

describe('A list for two', () => {
  const shared = { ...values, second_owner: true, second_owner_mail: ' sacha@example.org ' };
  const registryThatIs = (state: 'none' | 'invited' | 'accepted') =>
    ({ babies: [], second_owner: { state }, second_owner_mail: 'camille@example.org' }) as unknown as ManagedRegistry;

  it('invites whoever has the address, and nobody where that is not wanted', () => {
    expect(creationOf(registryFormSchema.parse(shared)).second_owner_mail).toBe('sacha@example.org');
    const off = registryFormSchema.parse({ ...shared, second_owner: false });
    expect(creationOf(off).second_owner_mail).toBeNull();
    expect(changeOf(off, registryThatIs('invited')).second_owner_mail).toBeNull();
    expect(registryFormSchema.safeParse({ ...shared, second_owner: false, second_owner_mail: 'x' }).success).toBe(true);
  });

  it('is not touched by the form once the invitation is accepted', () => {
    const body = changeOf(registryFormSchema.parse({ ...values, second_owner: false }), registryThatIs('accepted'));
    expect(body).not.toHaveProperty('second_owner_mail');
  });

  it('needs an address, also while other pages are empty', () => {
    for (const [second_owner_mail, message] of [
      ['', 'REQUIRED'],
      ['sacha', 'INVALID_EMAIL'],
    ]) {
      const { error } = registryFormSchema.safeParse({ ...shared, second_owner_mail, address_city: '' });
      const issues = error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
      expect(issues).toContainEqual(['second_owner_mail', message]);
    }
  });
});

describe('The pages', () => {
  it('hold every field once', () => {
    const all = [...fieldsOf('new'), ...fieldsOf('address'), ...fieldsOf('babies')];
    expect(all.toSorted()).toEqual(Object.keys(values).toSorted());
    expect(fieldsOf('babies')).toEqual(['babies']);
  });
});
