import { type ReactNode, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { wishesTexts } from '#locales/wishes.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { WishFormState, WishInput } from '../wish-values.ts';
import { namesIn, PAGE_FIELDS, type PageField, type Read } from './fields-from-page.ts';
import styles from './scan.module.css';

/** Where the form's values come from. */
export type Source = 'page' | 'catalogue';

/** What was filled in, field by field. */
export type Filled = Partial<Record<PageField, { value: string | number; from: Source }>>;

/** Fills the form with what was read, and remembers what that was. */
export function useFilling(form: WishFormState, dropPicture: () => void) {
  const [filled, setFilled] = useState<Filled>({});
  /** The link last filled in from, and whether the catalogue knows it. */
  const behind = useRef({ address: '', isKnown: false });
  const takenPath = useRef<string | null>(null);

  /** Before another link's article is filled in: empties what was read behind the previous one and left as it was. */
  function takeBackUnless(address: string) {
    const previous = behind.current.address;
    if (previous === address) return;
    behind.current = { address, isKnown: false };
    if (previous === '') return;
    dropPicture();
    if (form.getValues('img_path') === takenPath.current) form.setValue('img_path', null, { shouldDirty: true });
    for (const name of PAGE_FIELDS) {
      if (filled[name] === undefined || form.getValues(name) !== filled[name].value) continue;
      form.setValue(name, (name === 'price' ? 0 : '') as never, { shouldDirty: true });
    }
    setFilled({});
  }

  /**
   * For a link that the catalogue does not know: the page behind a known one is surely another; a page that was read
   * may be the same, spelt otherwise.
   * @returns whether anything was known of the previous link
   */
  function takeBackKnown(address: string): boolean {
    const { isKnown } = behind.current;
    if (isKnown) takeBackUnless(address);
    return isKnown;
  }

  /**
   * For a link whose page could not be read: another page's values are not this one's; the same address with another
   * query may be the same page.
   * @returns whether anything was taken back
   */
  function takeBackOther(address: string): boolean {
    const previous = behind.current.address;
    if (previous === '' || pageOf(previous) === pageOf(address)) return false;
    takeBackUnless(address);
    return true;
  }

  function fill(values: Read, from: Source = 'page') {
    if (from === 'catalogue') behind.current.isKnown = true;
    for (const name of namesIn(values)) {
      form.setValue(name, values[name] as never, { shouldDirty: true, shouldValidate: true });
    }
    const news = namesIn(values).map((name) => [name, { value: values[name], from }]);
    setFilled((before) => ({ ...before, ...Object.fromEntries(news) }));
  }
  /** A picture that is in our store already. */
  function takePath(path: string) {
    takenPath.current = path;
    form.setValue('img_path', path, { shouldDirty: true, shouldValidate: true });
  }
  return { filled, fill, takePath, takeBackUnless, takeBackKnown, takeBackOther };
}

/** An address without what comes after its path. */
function pageOf(address: string): string {
  return address.replace(/[?#].*/, '');
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
