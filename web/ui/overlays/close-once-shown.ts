import { flushSync } from 'react-dom';
import { afterPaint } from '#web/ui/behaviour/after-paint.ts';
import { topDialog } from './top-dialog.ts';

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
