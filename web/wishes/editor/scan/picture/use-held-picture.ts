import { useWatch } from 'react-hook-form';
import type { WishFormState } from '../../wish-values.ts';
import { isRefused } from './use-picture-import.ts';
import { type LoadPreview, usePreview } from './use-previews.ts';

/** The shop's picture whose address the form holds: it is shown, and copied into our store when the wish is saved. */
export function useHeldPicture(form: WishFormState, load: LoadPreview, onDrop: () => void) {
  const address = useWatch({ control: form.control, name: 'shop_picture' }) ?? null;
  const preview = usePreview(address, load, (error) => {
    // It may become available by the time the gift is saved.
    if (!isRefused(error) || error.status === 429 || error.status === 503) return;
    // The service has logged why; the form shows that there is no picture.
    drop();
  });

  function hold(next: string | null) {
    form.setValue('shop_picture', next, { shouldDirty: true });
  }

  function drop() {
    onDrop();
    hold(null);
  }

  return { address, preview, hold, drop };
}
