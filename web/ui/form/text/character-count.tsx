import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { formsTexts } from '#locales/forms.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from '../field.module.css';

const NEAR = 0.85;

export function CharacterCount({ name, max }: { name: string; max: number }): ReactNode {
  const t = useTexts(formsTexts);
  const value: unknown = useWatch({ name });
  const length = typeof value === 'string' ? [...value].length : 0;
  if (length < max * NEAR) return null;
  return (
    <span className={styles.count} data-over={length > max}>
      {t.charactersLeft(max - length)}
    </span>
  );
}
