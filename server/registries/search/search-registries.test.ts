import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { babies, registries } from '../../database/schema/registries.ts';
import { createBaby, createOnlineRegistry, createUser } from '../../testing/builders.ts';
import { searchCalls } from '../../testing/calls/search-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { search, titles, registry } = searchCalls(() => testApp);
beforeEach(async () => {
  await testApp.context.database.update(registries).set({ deletedAt: new Date() });
});

describe('A visitor finds a list', () => {
  it('by its title, its parents, their accounts’ names and the baby’s first name', async () => {
    const owner = await createUser(testApp, { firstName: 'Honorine', lastName: 'Delacroix' });
    const { id } = await createOnlineRegistry(testApp, {
      owner,
      title: 'Notre trésor',
      addressOwner: 'Famille Lebrun',
    });
    await createBaby(testApp, { registryId: id, firstName: 'Anatole' });
    for (const query of ['trésor', 'Lebrun', 'Honorine', 'Delacroix', 'Anatole', 'anatole lebrun', 'Honorine D']) {
      expect(await titles(query)).toEqual(['Notre trésor']);
    }
    const found = (await search('Honorine')).json()[0];
    expect(found).toEqual({
      id,
      title: 'Notre trésor',
      address_owner: 'Famille Lebrun',
      thumbnail_path: null,
      babies: [{ id: expect.any(Number), firstname: 'Anatole', gender: 'F' }],
      shortlinks: [{ name: expect.any(String) }],
    });
    expect(JSON.stringify(found)).not.toMatch(/Honorine|Delacroix/);
  });

  it('without accents, in any case, by the beginning of words', async () => {
    await registry('Élise & Noël, l’été');
    for (const query of ['elise', 'ÉLISE', 'noel', 'Noë', 'él', 'ete', 'noel elise', 'Élise et Noël']) {
      expect(await titles(query)).toEqual(['Élise & Noël, l’été']);
    }
    expect(await titles('lise')).toEqual([]);
    await registry('Œuvre de Cœur');
    expect(await titles('coeur oeuvre')).toEqual(['Œuvre de Cœur']);
    await registry('Мария');
    expect(await titles('мар')).toEqual(['Мария']);
  });

  it.each([
    'marguerita',
    'margerite',
    'marguueite',
    'margeurite',
    'Margueritte',
    'xarguerite',
    'marguerit',
    'argeurite',
  ])('by %s when they mean Marguerite, unless two letters are wrong', async (query) => {
    await registry('Marguerite');
    const wrongTwice = ['marguueite', 'argeurite'].includes(query);
    expect(await titles(query)).toEqual(wrongTwice ? [] : ['Marguerite']);
  });

  it.each([
    ['marei', 'Marie'],
    ['mraie', 'Marie'],
    ['msrie', 'Marie'],
    ['arrie', ''],
    ['maie', ''],
    ['leoo', ''],
    ['marine', 'Marie'],
  ])('by %s: from five letters on one typo is forgiven', async (query, expected) => {
    await registry('Marie');
    await registry('Leo');
    expect((await titles(query)).join()).toBe(expected);
  });

  it('the best match first', async () => {
    await registry('Liste de Marien');
    await registry('Liste de Mariette');
    await registry('Liste de naissance de Marie et Tom');
    await registry('Liste de Marie');
    await registry('Rien');
    expect(await titles('Marie')).toEqual([
      'Liste de Marie',
      'Liste de naissance de Marie et Tom',
      expect.stringMatching(/Marien|Mariette/),
      expect.stringMatching(/Marien|Mariette/),
    ]);
    expect(await titles('Marle')).toEqual(['Liste de Marie', 'Liste de naissance de Marie et Tom']);
  });

  it('one that is called so before one whose baby is, and then the shorter one', async () => {
    const { id } = await registry('Bébé');
    await createBaby(testApp, { registryId: id, firstName: 'Léonie' });
    await registry('Notre liste de naissance pour Léonie');
    await registry('Liste de Léonie');
    expect(await titles('leonie')).toEqual(['Liste de Léonie', 'Notre liste de naissance pour Léonie', 'Bébé']);
  });

  it('by an e-mail address only when it is exactly the owner’s', async () => {
    const email = 'Anne.Durand@example.org';
    const owner = await createUser(testApp, { email });
    await createOnlineRegistry(testApp, { owner, title: 'Anne' });
    expect(await titles('anne.durand@EXAMPLE.org')).toEqual(['Anne']);
    for (const query of ['anne.durand@example.or', 'durand@example.org', 'example', 'Durand', 'anne.durand@']) {
      expect(await titles(query)).toEqual([]);
    }
  });

  it('and changes are found at once', async () => {
    const owner = await createUser(testApp);
    const { id } = await createOnlineRegistry(testApp, { owner, title: 'Avant' });
    const baby = await createBaby(testApp, { registryId: id, firstName: 'Barnabé' });
    const { database } = testApp.context;
    await database.update(registries).set({ title: 'Après' }).where(eq(registries.id, id));
    await database.update(babies).set({ firstName: 'Philomène' }).where(eq(babies.id, baby.id));
    await database.update(users).set({ lastName: 'Castafiore' }).where(eq(users.id, owner.id));
    for (const query of ['apres', 'philomene', 'castafiore']) expect(await titles(query)).toEqual(['Après']);
    for (const query of ['avant', 'barnabe']) expect(await titles(query)).toEqual([]);
    await database.update(babies).set({ firstNameIsPrivate: true }).where(eq(babies.id, baby.id));
    expect(await titles('philomene')).toEqual([]);
    await database.delete(babies).where(eq(babies.id, baby.id));
    expect(await titles('apres')).toEqual(['Après']);
  });
});
