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

/** A link, and whether the catalogue knows it; none is ''. */
interface Behind {
  address: string;
  isKnown: boolean;
}

/** Whether the previous link surely led to another article, by what is learnt of a new one. */
const IS_ANOTHER = {
  /** It is filled in from now on. */
  filled: () => true,
  /** The catalogue does not know it; of two that it does not know, the page may be the same, spelt otherwise. */
  unknown: (previous: Behind) => previous.isKnown,
  /** Its page could not be read; with another query it may be the same. */
  unread: (previous: Behind, address: string) =>
    previous.address !== '' && pageOf(previous.address) !== pageOf(address),
};
type Learnt = keyof typeof IS_ANOTHER;

export type TakeBack = (address: string, learnt: Learnt) => boolean;

/** Fills the form with what was read, and remembers what that was. */
export function useFilling(form: WishFormState, dropPicture: () => void) {
  const [filled, setFilled] = useState<Filled>({});
  /** The link last filled in from. */
  const behind = useRef<Behind>({ address: '', isKnown: false });
  const takenPath = useRef<string | null>(null);

  /**
   * What was read behind another article's link, and left as it was, goes as soon as that is learnt of this one.
   * @returns whether there was such a link
   */
  function takeBack(address: string, learnt: Learnt): boolean {
    const previous = behind.current;
    if (previous.address === address || !IS_ANOTHER[learnt](previous, address)) return false;
    behind.current = { address, isKnown: false };
    if (previous.address === '') return false;
    emptyFilled();
    return true;
  }

  function emptyFilled() {
    dropPicture();
    if (form.getValues('img_path') === takenPath.current) form.setValue('img_path', null, { shouldDirty: true });
    for (const name of PAGE_FIELDS) {
      if (filled[name] === undefined || form.getValues(name) !== filled[name].value) continue;
      form.setValue(name, (name === 'price' ? 0 : '') as never, { shouldDirty: true });
    }
    setFilled({});
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
  return { filled, fill, takePath, takeBack };
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
