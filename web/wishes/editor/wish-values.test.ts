import { expect, test } from 'vitest';
import { wishSchema, wishValuesOf } from './wish-values.ts';

const empty = wishValuesOf(undefined, { registryId: 1 });

function wrongFields(hasCategories: boolean, values: object): string[] {
  const result = wishSchema(hasCategories).safeParse({ ...empty, ...values });
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

test('an empty form names all that is missing at once, where it can be mended', () => {
  expect(wrongFields(true, {})).toEqual(['title REQUIRED', 'category_id REQUIRED']);
  expect(wrongFields(false, {})).toEqual(['title REQUIRED', 'new_category REQUIRED']);
});

test('a category that is named but not made yet is enough', () => {
  expect(wrongFields(true, { title: 'Gigoteuse', new_category: ' Chambre ' })).toEqual([]);
});

test('the price is required, from 0 to 10000, with two decimals at most', () => {
  const gift = { title: 'Gigoteuse', category_id: 1 };
  expect(wrongFields(true, { ...gift, price: undefined })).toEqual(['price REQUIRED']);
  expect(wrongFields(true, { ...gift, price: 10_000.01 })).toEqual(['price TOO_BIG:10000']);
  expect(wrongFields(true, { ...gift, price: -1 })).toEqual(['price TOO_SMALL:0']);
  expect(wrongFields(true, { ...gift, price: 12.345 })).toEqual(['price TOO_MANY_DECIMALS:2']);
  expect(wrongFields(true, { ...gift, price: 49.9 })).toEqual([]);
});

test('the quantity goes from 1 to 20', () => {
  const gift = { title: 'Gigoteuse', category_id: 1 };
  expect(wrongFields(true, { ...gift, quantity: 0 })).toEqual(['quantity TOO_SMALL:1']);
  expect(wrongFields(true, { ...gift, quantity: 21 })).toEqual(['quantity TOO_BIG:20']);
});

test('what is no number, and what is no whole one, is told in those words', () => {
  const gift = { title: 'Gigoteuse', category_id: 1, price: Number.NaN };
  for (const quantity of [1.5, Number.NaN]) {
    expect(wrongFields(true, { ...gift, quantity })).toEqual([
      'price INVALID_TYPE:number',
      'quantity INVALID_TYPE:int',
    ]);
  }
});

test('a link that is no web address is refused', () => {
  const gift = { title: 'Gigoteuse', category_id: 1 };
  expect(wrongFields(true, { ...gift, link: 'javascript:alert(1)' })).toEqual(['link INVALID_URL']);
});
