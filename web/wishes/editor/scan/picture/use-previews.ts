import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '#web/data/api.ts';

/** Returns a small version of a shop's picture, as a data: address. */
export type LoadPreview = (address: string, signal: AbortSignal) => Promise<string>;

/** Previews of shops' pictures, which our pages never load from there: each is requested once. */
export function usePreviews(): LoadPreview {
  const known = useRef(new Map<string, string>());
  return async (address, signal) => {
    const before = known.current.get(address);
    if (before !== undefined) return before;
    const { picture } = await api('POST /s3/preview_dist', { query: { img_url: address }, signal });
    known.current.set(address, picture);
    return picture;
  };
}

interface Shown {
  address: string;
  /** Null if it could not be had. */
  picture: string | null;
}

/** The picture at this address: undefined until loaded, null if it could not be had. */
export function usePreview(
  address: string | null,
  load: LoadPreview,
  onMissing: (error: unknown) => void,
): string | null | undefined {
  const [shown, setShown] = useState<Shown | null>(null);
  const begin = useEffectEvent(async (wanted: string, signal: AbortSignal) => {
    try {
      const picture = await load(wanted, signal);
      if (!signal.aborted) setShown({ address: wanted, picture });
    } catch (error) {
      if (signal.aborted) return;
      setShown({ address: wanted, picture: null });
      onMissing(error);
    }
  });
  useEffect(() => {
    if (address === null) return;
    const controller = new AbortController();
    begin(address, controller.signal).catch(reportError);
    return () => controller.abort();
  }, [address]);
  return shown?.address === address ? shown.picture : undefined;
}
