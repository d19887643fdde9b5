// When dialogs open and close: once the press that asked for it is shown.

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '#web/ui/behaviour/after-paint.ts';
import { topDialog } from './top-dialog.ts';

/** Whether to open by now: once the press is shown, as drawing a form takes long, or at once in another's place. */
export function useOnceShown(open: boolean): boolean {
  const [isShown, setShown] = useState(() => topDialog() !== null);
  useEffect(() => {
    let isOpening = open;
    if (open) afterPaint(() => isOpening && setShown(true));
    else setShown(topDialog() !== null);
    return () => {
      isOpening = false;
    };
  }, [open]);
  return open && isShown;
}

let isClosing = false;

/**
 * What closes the dialog on top, once the press is shown: the page behind is styled anew, which among hundreds of gifts
 * takes long. However often it is pressed meanwhile, it is done once; in one go, so that the focus is back with it.
 */
export function closeOnceShown(close: () => void): void {
  if (isClosing) return;
  isClosing = true;
  const dialog = topDialog();
  afterPaint(() => {
    isClosing = false;
    if (topDialog() === dialog) flushSync(close);
  });
}
