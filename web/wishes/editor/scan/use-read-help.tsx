import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { wishesTexts } from '#locales/wishes.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { WishInput } from '../wish-values.ts';
import { PAGE_FIELDS, type PageField, type Read } from './page-fields.ts';
import styles from './scan.module.css';

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
