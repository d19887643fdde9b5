import { invitationFields, type RegistryValues, registryFormFields } from './registry-schema.ts';

/** The form's pages, in order. */
export const FORM_PAGES = ['new', 'address', 'babies'] as const;
export type FormPage = (typeof FORM_PAGES)[number];

/** The page containing a field. */
export function pageOf(field: string): FormPage {
  if (field.startsWith('address_')) return 'address';
  return field.startsWith('babies') ? 'babies' : 'new';
}

/** The fields of one page. */
export function fieldsOf(page: FormPage): (keyof RegistryValues)[] {
  return [...Object.keys(registryFormFields.shape), ...Object.keys(invitationFields.shape)].filter(
    (field) => pageOf(field) === page,
  ) as (keyof RegistryValues)[];
}
