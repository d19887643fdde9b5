import * as z from 'zod';
import { babyInput } from '#contract/babies.ts';
import { id } from '#contract/entities.ts';
import { LIMITS } from '#contract/limits.ts';
import { registryFields } from '#contract/registries.ts';
import { email } from '#contract/texts.ts';
import { ZIP_CODE_PROBLEM, zipCodeFits } from '#contract/zip-codes.ts';

export const registryFormFields = registryFields
  .omit({ type: true, is_private: true, second_owner_mail: true })
  .extend({
    public: z.boolean(),
    babies: z.array(babyInput.extend({ id: id.optional() })).max(LIMITS.babiesPerList),
  });

/** Whom to invite to co-manage the registry: a valid address if that is wanted, anything if not. */
export const invitationFields = z.object({ second_owner: z.boolean(), second_owner_mail: z.string() });
const invitation = invitationFields
  .refine((registry) => !registry.second_owner || registry.second_owner_mail.trim() !== '', {
    path: ['second_owner_mail'],
    error: 'REQUIRED',
    abort: true,
  })
  .refine((registry) => !registry.second_owner || email.safeParse(registry.second_owner_mail).success, {
    path: ['second_owner_mail'],
    error: 'INVALID_EMAIL',
  });

const address = z
  .object({ address_zip_code: z.string(), address_country: z.string() })
  .refine(zipCodeFits, ZIP_CODE_PROBLEM)
  .transform(() => ({}));

/**
 * What the contract requires of a registry; `public` is the inverse of its is_private, and a baby keeps its id.
 * Checks across several fields are kept apart, so that they run while other pages are still empty.
 */
export const registryFormSchema = registryFormFields.and(address).and(invitation);

export type RegistryValues = z.input<typeof registryFormSchema>;
export type CheckedRegistry = z.output<typeof registryFormSchema>;
