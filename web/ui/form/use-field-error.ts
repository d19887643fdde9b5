import { type FieldError, get, useFormState } from 'react-hook-form';

/**
 * What is wrong with the field `name`. Read by itself: getFieldState would also ask what is dirty, touched and being
 * checked, and show every field anew at each of these.
 */
export function useFieldError(name: string): FieldError | undefined {
  return get(useFormState({ name }).errors, name);
}
