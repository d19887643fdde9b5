import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { wishesTexts } from '#locales/wishes.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { WishFormState, WishInput } from '../wish-values.ts';
import { namesIn, PAGE_FIELDS, type PageField, type Read } from './fields-from-page.ts';
import styles from './scan.module.css';

/** Where the form's values come from. */
type Source = 'page' | 'catalogue';

/** What was filled in, field by field. */
export type Filled = Partial<Record<PageField, { value: string | number; from: Source }>>;

/** Fills the form with what was read, and remembers what that was. */
export function useFilling(form: WishFormState) {
  const [filled, setFilled] = useState<Filled>({});
  function fill(values: Read, from: Source = 'page') {
    for (const name of namesIn(values)) {
      form.setValue(name, values[name] as never, { shouldDirty: true, shouldValidate: true });
    }
    const news = namesIn(values).map((name) => [name, { value: values[name], from }]);
    setFilled((before) => ({ ...before, ...Object.fromEntries(news) }));
  }
  return { filled, fill };
}

/** A field's help, saying whether its value was read from the shop's page or the catalogue. */
export function useReadHelp(filled: Filled): (name: PageField, help?: string) => ReactNode {
  const t = useTexts(wishesTexts);
  const values = useWatch<WishInput, typeof PAGE_FIELDS>({ name: PAGE_FIELDS });
  return (name, help) => {
    const known = filled[name];
    if (known === undefined || values[PAGE_FIELDS.indexOf(name)] !== known.value) return help;
    return (
      <>
        {help} <span className={styles.read}>{known.from === 'page' ? t.readOnPage : t.readInCatalogue}</span>
      </>
    );
  };
}
