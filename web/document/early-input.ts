import { useEffect, useInsertionEffect, useRef } from 'react';
import { takeEarlyPresses } from './early-presses.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Hands React what was typed, ticked, chosen and pressed before its scripts arrived: hydration fires no events for
 * that, and a form's default values would overwrite it.
 */
export function useEarlyInput(): void {
  const early = useRef<(() => void)[]>([]);
  // Before any ref is attached, because that is when a form writes its default values.
  useInsertionEffect(() => {
    const controls = document.querySelectorAll<Control>('input:not([type=hidden]), select, textarea');
    early.current = [...[...controls].flatMap((control) => repetitionOf(control) ?? []), ...takeEarlyPresses()];
  }, []);
  useEffect(() => {
    repeatAll(early.current.splice(0)).catch(reportError);
  }, []);
}

/** One at a time, so that React has rendered the previous one before the next is repeated. */
async function repeatAll(repetitions: readonly (() => void)[]): Promise<void> {
  for (const repeat of repetitions) {
    await Promise.resolve();
    repeat();
  }
}

/** A function that makes a control's early input again, for React to hear; undefined if there was none. */
function repetitionOf(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { selectedIndex } = control;
    if (control.options[selectedIndex]?.defaultSelected !== false) return undefined;
    return () => {
      control.selectedIndex = selectedIndex;
      tell(control, 'change');
    };
  }
  const { type, value, defaultValue } = control;
  if (type === 'file') return value ? () => tell(control, 'change') : undefined;
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(type)) return repressing(control);
  return value === defaultValue ? undefined : () => retype(control, value);
}

/** Clicks a checkbox, or of a radio group the button now selected, after putting it back as the server sent it. */
function repressing(box: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked, type } = box;
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return () => {
    box.checked = defaultChecked;
    box.click();
  };
}

/** React overrides `value` on the element and ignores values set through it; the prototype's setter goes unnoticed. */
function retype(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  // Number and e-mail inputs have no caret position.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  tell(control, 'input');
}

function tell(control: Control, event: 'input' | 'change'): void {
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
