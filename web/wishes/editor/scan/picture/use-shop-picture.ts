import { use } from 'react';
import { ImagesUrlContext, imageUrl, thumbnailPath } from '#web/ui/pictures/images-url.ts';
import type { WishFormState } from '../../wish-values.ts';
import { useHeldPicture } from './use-held-picture.ts';
import { useOfferedPicture } from './use-offered-picture.ts';
import { usePictureImport } from './use-picture-import.ts';
import { usePreviews } from './use-previews.ts';

export type ShopPicture = ReturnType<typeof useShopPicture>;

/** The picture of the shop's page: the form takes it, or is offered it. */
export function useShopPicture(form: WishFormState) {
  const load = usePreviews();
  const { offered, isLooking, offer, settle, withdraw } = useOfferedPicture(load);
  const held = useHeldPicture(form, load, withdraw);
  const present = usePresentPicture(form, held.preview);

  function holdInForm(address: string) {
    settle(address);
    held.hold(address);
  }

  /**
   * @param hasRoom null if pictures cannot be stored, false if the form has one
   * @returns whether the form takes it
   */
  function consider(found: string | null, hasRoom: boolean | null): boolean {
    withdraw();
    if (found === null || hasRoom === null) return false;
    if (hasRoom) holdInForm(found);
    else offer(found, present()).catch(reportError);
    return hasRoom;
  }

  return {
    isHeld: held.address !== null,
    preview: held.preview ?? null,
    isComing: held.address !== null && held.preview === undefined,
    offered: offered?.picture ?? null,
    isLooking,
    consider,
    accept: () => offered && holdInForm(offered.address),
    decline: () => (offered ? settle(offered.address) : withdraw()),
    /** Withdraws the offer; it may be made again. */
    withdraw,
    /** The person has another picture, or wants none. */
    drop: held.drop,
    ...usePictureImport(form),
  };
}

/** Where the form's own picture can be loaded from. */
function usePresentPicture(form: WishFormState, preview: string | null | undefined) {
  const base = use(ImagesUrlContext);
  return () => {
    const path = form.getValues('img_path');
    return preview ?? (path ? imageUrl(base, thumbnailPath(path)) : null);
  };
}
