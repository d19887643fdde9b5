import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { wishesTexts } from '#locales/wishes.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { WishFormState, WishInput } from '../wish-values.ts';
import { namesIn, PAGE_FIELDS, type PageField, type Read } from './fields-from-page.ts';
import styles from './scan.module.css';

/** Puts what was read into the form, and knows what that was. */
export function useFilling(form: WishFormState) {
  const [known, setKnown] = useState<Read>({});
  function fill(values: Read) {
    for (const name of namesIn(values)) {
      form.setValue(name, values[name] as never, { shouldDirty: true, shouldValidate: true });
    }
    setKnown((before) => ({ ...before, ...values }));
  }
  return { known, fill };
}

/** A field's help, which says whether the field holds what was read on the shop's page. */
export function useReadHelp(read: Read): (name: PageField, help?: string) => ReactNode {
  const t = useTexts(wishesTexts);
  const values = useWatch<WishInput, typeof PAGE_FIELDS>({ name: PAGE_FIELDS });
  return (name, help) => {
    if (read[name] === undefined || values[PAGE_FIELDS.indexOf(name)] !== read[name]) return help;
    return (
      <>
        {help} <span className={styles.read}>{t.readOnPage}</span>
      </>
    );
  };
}
