import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';

/** Which gifts are ticked. */
interface Chosen {
  ids: () => ReadonlySet<number>;
  choose: (wishId: number, isChosen: boolean) => void;
  /** These and no others. */
  chooseThese: (wishIds: readonly number[]) => void;
  subscribe: (listener: () => void) => () => void;
}

function noneChosen(): Chosen {
  const listeners = new Set<() => void>();
  let ids: ReadonlySet<number> = new Set();
  function become(next: ReadonlySet<number>): void {
    ids = next;
    for (const listener of listeners) listener();
  }
  return {
    ids: () => ids,
    choose: (id, isChosen) => become(new Set(isChosen ? [...ids, id] : [...ids].filter((other) => other !== id))),
    chooseThese: (wishIds) => become(new Set(wishIds)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ChosenContext = createContext<Chosen>(noneChosen());

/** Keeps which gifts are ticked: a tick renders its row anew, not hundreds of them. */
export function ChosenWishes({ children }: { children: ReactNode }) {
  const [chosen] = useState(noneChosen);
  return <ChosenContext value={chosen}>{children}</ChosenContext>;
}

/** All that are ticked. */
export function useChosen() {
  const { ids, subscribe, chooseThese } = use(ChosenContext);
  return { ids: useSyncExternalStore(subscribe, ids, ids), chooseThese };
}

/** Whether this one is ticked, and what ticks it. */
export function useTick(wishId: number): [isChosen: boolean, choose: (isChosen: boolean) => void] {
  const { ids, choose, subscribe } = use(ChosenContext);
  const isChosen = () => ids().has(wishId);
  return [useSyncExternalStore(subscribe, isChosen, isChosen), (is) => choose(wishId, is)];
}
