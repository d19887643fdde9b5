import { useEffect, useLayoutEffect } from 'react';
import { rememberFocus } from '#web/ui/behaviour/keep-focus.ts';
import { firstField } from './first-field.ts';
import { enterDialog } from './top-dialog.ts';

let locks = 0;

/** Keeps the page behind in place, even if its scrollbar takes up room. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  locks += 1;
  if (locks === 1) {
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.paddingRight = '';
  };
}

/** What a dialog has taken from the page: its scrolling and the focus. */
interface Taken {
  unlock: () => void;
  giveBack: () => void;
}

/** How many dialogs open with what React has just changed. */
let opening = 0;
/** What one that closes hands to one that opens in its place: the page behind stays as it is, and is not styled. */
let handedOn: Taken | null = null;

function take(): Taken {
  const taken = handedOn ?? { giveBack: rememberFocus(), unlock: lockScroll() };
  handedOn = null;
  return taken;
}

function giveUp(taken: Taken): void {
  if (opening > 0 && !handedOn) handedOn = taken;
  else {
    taken.unlock();
    taken.giveBack();
  }
}

/**
 * Opens the element as a modal while it is mounted; then the focus returns to where it was, or near to it. It begins
 * in the first field, otherwise where browsers put it, on the cross.
 */
export function useModal(ref: React.RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    // React runs this again where a Suspense shows something again: a dialog there is open still.
    if (!ref.current?.open) opening += 1;
  }, [ref]);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    opening -= 1;
    // First, so that the page is laid out once.
    const taken = take();
    dialog.showModal();
    firstField(dialog)?.focus();
    const exit = enterDialog(dialog);
    return () => {
      exit();
      dialog.close();
      giveUp(taken);
    };
  }, [ref]);
}
