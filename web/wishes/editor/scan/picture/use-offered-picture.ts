import { useEffect, useRef, useState } from 'react';
import { looksAlike } from './compare-pictures.ts';
import type { LoadPreview } from './use-previews.ts';

interface Offered {
  address: string;
  /** Its preview. */
  picture: string;
}

/**
 * The shop's picture, if the form has another: it is offered, unless it is the same, or was accepted or declined
 * before.
 */
export function useOfferedPicture(load: LoadPreview) {
  const [offered, setOffered] = useState<Offered | null>(null);
  const [isLooking, setLooking] = useState(false);
  const running = useRef<AbortController>(null);
  const settled = useRef(new Set<string>());
  useEffect(() => () => running.current?.abort(), []);

  function withdraw() {
    running.current?.abort();
    setLooking(false);
    setOffered(null);
  }

  /** Nobody is asked about this one again. */
  function settle(address: string) {
    settled.current.add(address);
    withdraw();
  }

  /** @param present where the form's picture is; null if it cannot be compared */
  async function offer(address: string, present: string | null) {
    withdraw();
    if (settled.current.has(address)) return;
    const controller = new AbortController();
    running.current = controller;
    setLooking(true);
    const picture = await load(address, controller.signal).catch(() => null);
    const isSame = picture !== null && present !== null && (await looksAlike(present, picture).catch(() => false));
    if (controller.signal.aborted) return;
    setLooking(false);
    if (picture !== null && !isSame) setOffered({ address, picture });
  }

  return { offered, isLooking, offer, settle, withdraw };
}
