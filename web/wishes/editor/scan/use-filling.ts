import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WishInput, WishValues } from '../wish-values.ts';
import { namesIn, type Read } from './page-fields.ts';

/** Puts what was read into the form, and knows what that was. */
export function useFilling(form: UseFormReturn<WishInput, unknown, WishValues>) {
  const [known, setKnown] = useState<Read>({});
  function fill(values: Read) {
    for (const name of namesIn(values)) {
      form.setValue(name, values[name] as never, { shouldDirty: true, shouldValidate: true });
    }
    setKnown((before) => ({ ...before, ...values }));
  }
  return { known, fill };
}
