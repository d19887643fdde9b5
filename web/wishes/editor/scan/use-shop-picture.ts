import { use, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { wishesTexts } from '#locales/wishes.ts';
import { api } from '#web/data/api.ts';
import { ApiError, isSessionEnd } from '#web/data/api-errors.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { ImagesUrlContext, imageUrl, thumbnailPath } from '#web/ui/pictures/images-url.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { WishInput, WishValues } from '../wish-values.ts';
import { useOfferedPicture } from './use-offered-picture.ts';
import { usePreview, usePreviews } from './use-previews.ts';

export type ShopPicture = ReturnType<typeof useShopPicture>;

/** The picture of the shop's page: the form shows it and holds its address; it comes into our store when the wish is saved. */
export function useShopPicture(form: UseFormReturn<WishInput, unknown, WishValues>) {
  const load = usePreviews();
  const { offered, isLooking, offer, withdraw } = useOfferedPicture(load);
  const address = useWatch({ control: form.control, name: 'shop_picture' }) ?? null;
  const t = useTexts(wishesTexts);
  const preview = usePreview(address, load, (error) => {
    // It may be had later, when the gift is saved.
    if (!isRefused(error) || isForNow(error)) return;
    hold(null);
    notify({ type: 'info', text: t.shopPictureMissing });
  });
  const present = usePresentPicture(form, preview);
  const importHeld = useImport(form);
  /** Those that were taken or left: nobody is asked about them again. */
  const decided = useRef(new Set<string>());

  function hold(next: string | null) {
    withdraw();
    if (next !== null) decided.current.add(next);
    form.setValue('shop_picture', next, { shouldDirty: true });
  }

  /**
   * @param hasRoom null where pictures cannot be kept, false where the form has one
   * @returns whether the form takes it
   */
  function consider(found: string | null, hasRoom: boolean | null): boolean {
    withdraw();
    if (found === null || hasRoom === null) return false;
    if (hasRoom) hold(found);
    else if (!decided.current.has(found)) offer(found, present()).catch(reportError);
    return hasRoom;
  }

  function decline() {
    if (offered) decided.current.add(offered.address);
    withdraw();
  }

  return {
    isHeld: address !== null,
    preview: preview ?? null,
    isComing: address !== null && preview === undefined,
    offered: offered?.picture ?? null,
    isLooking,
    consider,
    accept: () => offered && hold(offered.address),
    decline,
    /** Nothing is offered any more; it may be again. */
    withdraw,
    /** The person has another picture, or wants none. */
    drop: () => hold(null),
    store: importHeld,
  };
}

/** Where the form's own picture can be seen. */
function usePresentPicture(form: UseFormReturn<WishInput, unknown, WishValues>, preview: string | null | undefined) {
  const base = use(ImagesUrlContext);
  return () => {
    const path = form.getValues('img_path');
    return preview ?? (path ? imageUrl(base, thumbnailPath(path)) : null);
  };
}

/** Takes the picture that the form holds into our store. The gift is whole without it: then that is said. */
function useImport(form: UseFormReturn<WishInput, unknown, WishValues>) {
  const t = useTexts(wishesTexts);
  return async () => {
    const img_url = form.getValues('shop_picture');
    if (!img_url) return;
    try {
      const params = { bucket_name: 'item' } as const;
      const { image_path } = await api('POST /s3/upload_dist/{bucket_name}', { params, query: { img_url } });
      form.setValue('img_path', image_path, { shouldDirty: true });
      notify({ type: 'success', text: t.shopPictureImported });
    } catch (error) {
      if (!isRefused(error)) throw error;
      notify({ type: 'info', text: t.shopPictureLost });
    }
    form.setValue('shop_picture', null);
  };
}

/** The shop or we will not have it; the form is not about to be sent again. */
function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && !isSessionEnd(error);
}

function isForNow({ status }: ApiError): boolean {
  return status === 429 || status === 503;
}
