import { type KeyboardEvent, useRef, useState } from 'react';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { type Arrangement, findPosition, type Step, stepCategory, stepWish } from './arrangement.ts';
import type { ArrangingState } from './use-arranging.ts';
import { useKeyboardHandle } from './use-keyboard-handle.ts';

export interface Keyboard {
  /** The id of the handle being held, if any. */
  held: string | null;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** The last announcement. */
  words: string;
}

/** Handles' ids: what kind of thing they move, and its id. */
export const handleId = (kind: 'wish' | 'category', id: number) => `${kind}-handle-${id}`;

/** Moves gifts and categories by their handles; each step is announced, and saved once put down. */
export function useKeyboard(
  registry: ManagedRegistry,
  { arrangement, setArrangement, arrange }: ArrangingState,
): Keyboard {
  const t = useTexts(arrangingTexts);
  const [words, setWords] = useState('');
  const before = useRef<Arrangement>(arrangement);

  function titleOf(handle: string): string {
    const { isWish, id } = readHandle(handle);
    const wishes = registry.categories.flatMap((category) => category.wishes);
    const title = isWish && wishes.find((wish) => wish.id === id)?.title;
    return title || (registry.categories.find((category) => category.id === id)?.label ?? '');
  }

  function say(handle: string, now: Arrangement): void {
    const { isWish, id } = readHandle(handle);
    if (!isWish) {
      setWords(t.categoryAt(titleOf(handle), now.findIndex((each) => each.id === id) + 1, now.length));
      return;
    }
    const { category, at } = findPosition(now, id);
    const around = now[category];
    const label = registry.categories.find((each) => each.id === around?.id)?.label ?? '';
    setWords(t.at(titleOf(handle), at + 1, around?.wishes.length ?? 0, label));
  }

  const { held, onKeyDown } = useKeyboardHandle({
    onGrab: (handle) => {
      before.current = arrangement;
      setWords(t.grabbed(titleOf(handle)));
    },
    onStep: (handle, step) => {
      const next = stepOf(arrangement, handle, step);
      setArrangement(next);
      say(handle, next);
    },
    onDrop: (handle) => {
      setWords('');
      arrange(arrangement, { text: t.moved(titleOf(handle)), handle }, before.current);
    },
    onCancel: (handle) => {
      setArrangement(before.current);
      setWords(t.putBack(titleOf(handle)));
    },
  });
  return { held, onKeyDown, words };
}

function readHandle(handle: string) {
  return { isWish: handle.startsWith('wish'), id: Number(handle.split('-').at(-1)) };
}

function stepOf(arrangement: Arrangement, handle: string, step: Step): Arrangement {
  const { isWish, id } = readHandle(handle);
  return (isWish ? stepWish : stepCategory)(arrangement, id, step);
}
