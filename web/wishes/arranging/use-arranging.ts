import { useRef, useState } from 'react';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import { api } from '#web/data/api.ts';
import { ApiError } from '#web/data/api-errors.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { notifyError } from '#web/ui/notices/notify-error.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { type Arrangement, arrangementOf, changeBetween } from './arrangement.ts';

/** A completed change: how it is described, and what undoes it. */
interface Done {
  text: string;
  undo: () => Promise<void>;
}

export type ArrangingState = ReturnType<typeof useArranging>;

/**
 * The gifts' order, updated at once as they are moved; each move is one call, sent one after the other. If saving
 * fails, the server's order is shown again.
 */
export function useArranging(registry: ManagedRegistry, reload: () => Promise<void>) {
  const t = useTexts(arrangingTexts);
  const [arrangement, setArrangement] = useArrangement(registry);
  const { last, said, tell, forget, takeLast } = useSteps();
  const inQueue = useQueue(async (error) => {
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone) notify({ type: 'warning', text: t.changedMeanwhile });
    else notifyError(error, t.cannotArrange);
    forget();
    await reload();
  });

  const send = (before: Arrangement, after: Arrangement) => async () => {
    const body = changeBetween(before, after);
    if (body) await api('PUT /birthregistry/{birth_registry_id}/arrangement', { params: paramsOf(registry), body });
  };

  /** @param text describes what was done */
  function arrange(after: Arrangement, text: string, before = arrangement): Promise<void> {
    setArrangement(after);
    if (!changeBetween(before, after)) return Promise.resolve();
    const undo = async () => {
      setArrangement(before);
      await send(after, before)();
    };
    tell({ text, undo });
    return inQueue(send(before, after));
  }

  /** Changes several gifts; `back` undoes that, if possible. */
  function change(text: string, forth: WishesChange, back: WishesChange | null): Promise<void> {
    return inQueue(async () => {
      await changeWishes(registry, forth);
      if (back) tell({ text, undo: () => changeWishes(registry, back).then(reload) });
      // Earlier steps may refer to what is gone now.
      else forget(text);
      await reload();
    });
  }

  function undo(): Promise<void> {
    if (!last) return Promise.resolve();
    takeLast(t.undone);
    return inQueue(last.undo);
  }

  return { arrangement, setArrangement, arrange, change, said, canUndo: last !== undefined, undo };
}

/** The changes made, the last of which can be undone, and what is said about it. */
function useSteps() {
  const [done, setDone] = useState<readonly Done[]>([]);
  const [said, setSaid] = useState('');
  const last = done.at(-1);
  return {
    last,
    said,
    tell(latest: Done): void {
      setDone((earlier) => [...earlier, latest]);
      setSaid(latest.text);
    },
    forget(text = ''): void {
      setDone([]);
      setSaid(text);
    },
    takeLast(text: string): void {
      setDone((earlier) => earlier.filter((other) => other !== last));
      setSaid(text);
    },
  };
}

/** One call at a time; if one fails, that is reported before the next goes on. */
function useQueue(onFailure: (error: unknown) => Promise<void>) {
  const line = useRef<Promise<unknown>>(Promise.resolve());
  return (act: () => Promise<void>): Promise<void> => {
    const answered = line.current.then(act).catch(onFailure);
    line.current = answered;
    return answered;
  };
}

export interface WishesChange {
  wishes_ids: number[];
  is_favorite?: boolean;
  deleted?: boolean;
}

async function changeWishes(registry: ManagedRegistry, body: WishesChange): Promise<void> {
  if (body.wishes_ids.length === 0) return;
  await api('PUT /birthregistry/{birth_registry_id}/wishes', { params: paramsOf(registry), body });
}

function paramsOf({ id }: ManagedRegistry) {
  return { birth_registry_id: id };
}

/** The registry as last loaded, and its order since. */
function useArrangement(registry: ManagedRegistry): [Arrangement, (arrangement: Arrangement) => void] {
  const [state, setState] = useState({ registry, arrangement: arrangementOf(registry.categories) });
  if (state.registry !== registry) setState({ registry, arrangement: arrangementOf(registry.categories) });
  return [state.arrangement, (arrangement) => setState((now) => ({ ...now, arrangement }))];
}
