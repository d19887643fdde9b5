import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod';

/**
 * A form on one of the contract's schemas. Fields are checked when left and, once wrong, on every key.
 * `defaultValues` must name every field.
 */
export function useAppForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  mode = 'onTouched',
}: {
  schema: z.ZodType<Output, Input>;
  defaultValues: NoInfer<DefaultValues<Input>>;
  /** `all` checks on every key from the start. */
  mode?: 'onTouched' | 'all';
}): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    defaultValues,
    mode,
  });
}
