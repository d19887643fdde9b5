import { FieldRow } from '../field-row.tsx';
import { TextField } from './text-field.tsx';

interface NameFieldsProps {
  texts: { firstName: string; lastName: string };
  maxLength: number;
}

/** A person's two names, as in every form: `first_name`, `last_name`. */
export function NameFields({ texts, maxLength }: NameFieldsProps) {
  const common = { required: true, maxLength, autoCapitalize: 'words' } as const;
  return (
    <FieldRow>
      <TextField name="first_name" label={texts.firstName} autoComplete="given-name" {...common} />
      <TextField name="last_name" label={texts.lastName} autoComplete="family-name" {...common} />
    </FieldRow>
  );
}
