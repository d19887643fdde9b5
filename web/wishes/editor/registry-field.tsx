import { useFormContext } from 'react-hook-form';
import { wishesTexts } from '#locales/wishes.ts';
import { SelectField } from '#web/ui/form/choices/select-field.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { WishInput } from './wish-values.ts';

/** Which list the gift goes on. */
export function RegistryField({ registries }: { registries: readonly { id: number; title: string }[] }) {
  const t = useTexts(wishesTexts);
  const { setValue } = useFormContext<WishInput>();
  const options = registries.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <SelectField
      name="registry_id"
      label={t.registry}
      required
      placeholder={false}
      options={options}
      // It has other categories.
      onChosen={() => setValue('category_id', undefined)}
    />
  );
}
