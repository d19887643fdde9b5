import * as z from 'zod';

/** Who runs this instance, for the legal pages and the contact page. */
export interface OperatorSettings {
  operator: {
    /** Null where it is not set: the pages then say so in the reader's language. */
    name: string | null;
    address: string | null;
    email: string;
    host: string | null;
    /** Whether the contact form can reach them: the address is not the placeholder. */
    takesMessages: boolean;
    isPlaceholder: boolean;
  };
}

export const operatorVariables = z.object({
  OPERATOR_NAME: z.string().min(1).optional(),
  OPERATOR_ADDRESS: z.string().min(1).optional(),
  OPERATOR_EMAIL: z.email().optional().describe('an e-mail address'),
  OPERATOR_HOST: z.string().min(1).optional(),
});

export function readOperator(values: z.output<typeof operatorVariables>): OperatorSettings {
  const operator = {
    name: values.OPERATOR_NAME ?? null,
    address: values.OPERATOR_ADDRESS ?? null,
    email: values.OPERATOR_EMAIL ?? 'contact@example.org',
    host: values.OPERATOR_HOST ?? null,
    takesMessages: values.OPERATOR_EMAIL !== undefined,
    isPlaceholder: !(values.OPERATOR_NAME && values.OPERATOR_ADDRESS && values.OPERATOR_EMAIL && values.OPERATOR_HOST),
  };
  return { operator };
}
