import { type RefObject, useEffect } from 'react';
import { firstField } from './first-field.ts';

/** In a dialog whose fields come late the focus begins there, too, unless somebody has gone on meanwhile. */
export function useLateFocus(form: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const { activeElement } = document;
    const isAtTheCross = activeElement === document.body || activeElement?.closest('dialog > header');
    if (isThere && form.current && isAtTheCross) firstField(form.current)?.focus();
  }, [form, isThere]);
}
