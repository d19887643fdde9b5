import { expect, it } from 'vitest';
import { createRegistry, createUser, registryBody } from '../testing/builders.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();

async function create(address_country: string, address_zip_code: string) {
  const { token } = await createUser(testApp);
  const body = registryBody({ address_country, address_zip_code });
  return testApp.request('POST /birthregistry/', { token, body });
}

it.each([
  ['FR', '44000'],
  ['FR', ' 44 000 '],
  ['FR', 'F-97400'],
  ['BE', '1000'],
  ['BE', 'B-1000'],
  ['LU', '1234'],
  ['LU', 'L-1234'],
])('In %s a zip code may be %j', async (country, code) => {
  const response = await create(country, code);
  expect(response.statusCode).toBe(201);
  expect(response.json().address_zip_code).toBe(code.trim());
});

it.each([
  ['FR', '1000', 5],
  ['FR', '440000', 5],
  ['BE', '44000', 4],
  ['BE', '0100', 4],
  ['LU', 'XX', 4],
  ['LU', 'B-1000', 4],
])('In %s it is not %j', async (country, code, digits) => {
  const response = await create(country, code);
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toMatchObject([
    {
      path: 'address_zip_code',
      code: 'INVALID_ZIP_CODE',
      message: `Le code postal compte ${digits} chiffres dans ce pays`,
    },
  ]);
});

it('A change of the country or of the zip code alone must fit what stays', async () => {
  const owner = await createUser(testApp);
  const { id } = await createRegistry(testApp, { owner, addressZipCode: '44000', addressCountry: 'FR' });
  const change = (body: object) => testApp.request(`PUT /birthregistry/${id}`, { token: owner.token, body });
  expect((await change({ address_zip_code: '1000' })).statusCode).toBe(422);
  expect((await change({ address_country: 'BE' })).statusCode).toBe(422);
  expect((await change({ address_country: 'BE', address_zip_code: '1000' })).json()).toMatchObject({
    address_country: 'BE',
    address_zip_code: '1000',
  });
});

it('A list from before this rule can still be changed otherwise', async () => {
  const owner = await createUser(testApp);
  const { id } = await createRegistry(testApp, { owner, addressZipCode: 'XX', addressCountry: 'LU' });
  const response = await testApp.request(`PUT /birthregistry/${id}`, { token: owner.token, body: { title: 'Autre' } });
  expect(response.statusCode).toBe(200);
});
