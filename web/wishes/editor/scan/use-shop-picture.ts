import { type RefObject, useEffect, useRef, useState } from 'react';
import { wishesTexts } from '#locales/wishes.ts';
import { api } from '#web/data/api.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

export interface ShopPicture {
  /** It is on its way into our store. */
  isComing: boolean;
  /** Where it is kept, once it has come. */
  path: string | null;
  /** The address that was taken last. */
  address: RefObject<string | null>;
  take: (address: string) => void;
  stop: () => void;
  /** The picture under way, for a form to wait for; it never rejects. */
  pending: RefObject<Promise<void> | null>;
}

/** Takes the picture of a shop into our store: before that no page of ours shows it. */
export function useShopPicture(onStored: (path: string) => void): ShopPicture {
  const t = useTexts(wishesTexts);
  const [isComing, setComing] = useState(false);
  const [path, setPath] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  const pending = useRef<Promise<void>>(null);
  const taken = useRef<string>(null);
  useEffect(() => () => running.current?.abort(), []);

  function stop() {
    running.current?.abort();
    running.current = null;
    pending.current = null;
    setComing(false);
  }

  async function fetchPicture(img_url: string, controller: AbortController) {
    const { signal } = controller;
    try {
      const params = { bucket_name: 'item' } as const;
      const { image_path } = await api('POST /s3/upload_dist/{bucket_name}', { params, query: { img_url }, signal });
      if (signal.aborted) return;
      setPath(image_path);
      onStored(image_path);
      notify({ type: 'success', text: t.shopPictureImported });
    } catch {
      // The gift is whole without it: the service's log tells why it was not had.
    } finally {
      if (running.current === controller) stop();
    }
  }

  function take(address: string) {
    stop();
    taken.current = address;
    running.current = new AbortController();
    setComing(true);
    pending.current = fetchPicture(address, running.current);
  }

  return { isComing, path, address: taken, take, stop, pending };
}
