import { useFormContext, useFormState } from 'react-hook-form';

/** Whether the form around can be sent, and what the server said when it could not. */
export function useSubmittable() {
  const { control } = useFormContext();
  const { isValid, isSubmitting, errors } = useFormState({ control });
  const { root: _, ...wrongFields } = errors;
  const problem = (errors.root as { server?: { message?: string } } | undefined)?.server?.message;
  // For react-hook-form a refusal by the server makes the form invalid, but there is no field to correct.
  const isRefused = problem !== undefined && Object.keys(wrongFields).length === 0;
  return { problem, isSubmitting, isOff: !(isValid || isRefused) || isSubmitting };
}
