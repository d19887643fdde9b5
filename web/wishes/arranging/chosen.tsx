import { createContext, type ReactNode, use, useState } from 'react';

interface Chosen {
  ids: ReadonlySet<number>;
  choose: (wishId: number, isChosen: boolean) => void;
  chooseNone: () => void;
}

const ChosenContext = createContext<Chosen>({ ids: new Set(), choose() {}, chooseNone() {} });

/** Keeps which gifts are ticked: only who asks is rendered anew by a tick, not hundreds of rows. */
export function ChosenWishes({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const choose = (id: number, isChosen: boolean) =>
    setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  return <ChosenContext value={{ ids, choose, chooseNone: () => setIds(new Set()) }}>{children}</ChosenContext>;
}

export function useChosen(): Chosen {
  return use(ChosenContext);
}
