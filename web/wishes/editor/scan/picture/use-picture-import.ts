import { useRef } from 'react';
import { api } from '#web/data/api.ts';
import { ApiError, isSessionEnd } from '#web/data/api-errors.ts';
import type { WishFormState } from '../../wish-values.ts';

/**
 * Copies the picture the form holds into our store. If that fails, the service has logged why, and the gift is
 * complete without it.
 */
export function usePictureImport(form: WishFormState) {
  const isImported = useRef(false);
  async function store(): Promise<void> {
    const img_url = form.getValues('shop_picture');
    if (!img_url) return;
    try {
      const params = { bucket_name: 'item' } as const;
      const { image_path } = await api('POST /s3/upload_dist/{bucket_name}', { params, query: { img_url } });
      form.setValue('img_path', image_path, { shouldDirty: true });
      isImported.current = true;
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
    form.setValue('shop_picture', null);
  }
  return { store, isImported: () => isImported.current };
}

/** The shop or we refuse it; the form is not about to be submitted again. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && !isSessionEnd(error);
}
