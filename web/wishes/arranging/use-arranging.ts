import { useRef, useState } from 'react';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { notifyError } from '#web/ui/notices/notify-error.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { type Arrangement, arrangementOf, changeBetween } from './arrangement.ts';

/** What was done: in words, and the handle of the gift or category, for whoever takes it back. */
interface Done {
  text: string;
  handle: string;
}

/** Takes back the last change. */
interface Undo {
  act: () => Promise<boolean>;
  handle: string;
}

/** What the parents see. */
interface Shown {
  arrangement: Arrangement;
  /** Undefined if there is nothing to take back. */
  undo: Undo | undefined;
}

export type ArrangingState = ReturnType<typeof useArranging>;

/**
 * The gifts' order, updated at once as they are moved; each move is one call, sent one after the other. If saving
 * fails, what was saved last is shown again: asking for it would fail, too, without a network.
 */
export function useArranging(registry: ManagedRegistry, reload: () => Promise<void>) {
  const t = useTexts(arrangingTexts);
  const { shown, show, save, showSaved } = useShown(registry);
  const [said, setSaid] = useState('');
  const { arrangement } = shown;
  const inQueue = useQueue(async (error) => {
    if (!hasCode(error, 'NOT_FOUND', 'ARRANGED_MEANWHILE')) {
      // Where it says what was done: why it was not, and what to do.
      setSaid(notifyError(error, t.cannotArrange) ?? '');
      showSaved();
      if (hasCode(error, 'BOOKED_MEANWHILE')) await reload();
      return;
    }
    setSaid('');
    notify({ type: 'warning', text: t.changedMeanwhile });
    show((now) => ({ ...now, undo: undefined }));
    await reload();
  });

  const send = (before: Arrangement, after: Arrangement) => async () => {
    const body = changeBetween(before, after);
    if (body) await api('PUT /birthregistry/{birth_registry_id}/arrangement', { params: paramsOf(registry), body });
  };

  function become(next: Shown, call: () => Promise<void>): Promise<boolean> {
    show(() => next);
    return inQueue(async () => {
      await call();
      save(next);
    });
  }

  function setArrangement(after: Arrangement): void {
    show((now) => ({ ...now, arrangement: after }));
  }

  /** @returns whether it could be saved */
  function arrange(after: Arrangement, { text, handle }: Done, before = arrangement): Promise<boolean> {
    if (!changeBetween(before, after)) {
      setArrangement(after);
      return Promise.resolve(true);
    }
    setSaid(text);
    const undone = { arrangement: before, undo: shown.undo };
    const act = () => become(undone, send(after, before));
    return become({ arrangement: after, undo: { act, handle } }, send(before, after));
  }

  /**
   * Changes several gifts; `back` undoes that, if possible.
   * @returns whether it could be done
   */
  function change({ text, handle }: Done, forth: WishesChange, back: WishesChange | null): Promise<boolean> {
    return inQueue(async () => {
      await changeWishes(registry, forth);
      setSaid(text);
      // Without a way back: earlier steps may refer to what is gone now.
      show((now) => ({ ...now, undo: back ? { act: () => changeBack(back, now.undo), handle } : undefined }));
      await reload();
    });
  }

  function changeBack(back: WishesChange, undo: Shown['undo']): Promise<boolean> {
    show((now) => ({ ...now, undo }));
    return inQueue(async () => {
      await changeWishes(registry, back);
      await reload();
    });
  }

  async function undo(): Promise<void> {
    if (!shown.undo) return;
    setSaid(t.undone);
    await shown.undo.act();
  }

  return { arrangement, setArrangement, arrange, change, said, undoneHandle: shown.undo?.handle, undo };
}

/** What is shown, and what of it is saved: the registry as last loaded, and changes since. */
function useShown(registry: ManagedRegistry) {
  const [state, setState] = useState(() => loaded(registry, undefined));
  if (state.registry !== registry) setState(loaded(registry, state.shown.undo));
  return {
    shown: state.shown,
    show: (change: (now: Shown) => Shown) => setState((now) => ({ ...now, shown: change(now.shown) })),
    save: (saved: Shown) => setState((now) => ({ ...now, saved })),
    showSaved: () => setState((now) => ({ ...now, shown: now.saved })),
  };
}

function loaded(registry: ManagedRegistry, undo: Shown['undo']) {
  const shown: Shown = { arrangement: arrangementOf(registry.categories), undo };
  return { registry, shown, saved: shown };
}

/** One call at a time; tells whether it was made. If one fails, those waiting, which build on it, are not made. */
function useQueue(onFailure: (error: unknown) => Promise<void>) {
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const failures = useRef(0);
  return (act: () => Promise<void>): Promise<boolean> => {
    const before = failures.current;
    const answered = line.current
      .then(async () => {
        if (before !== failures.current) return false;
        await act();
        return true;
      })
      .catch(async (error) => {
        failures.current += 1;
        await onFailure(error);
        return false;
      });
    line.current = answered;
    return answered;
  };
}

export interface WishesChange {
  wishes_ids: number[];
  is_favorite?: boolean;
  deleted?: boolean;
  newest_booking?: number;
}

async function changeWishes(registry: ManagedRegistry, body: WishesChange): Promise<void> {
  if (body.wishes_ids.length === 0) return;
  await api('PUT /birthregistry/{birth_registry_id}/wishes', { params: paramsOf(registry), body });
}

function paramsOf({ id }: ManagedRegistry) {
  return { birth_registry_id: id };
}
