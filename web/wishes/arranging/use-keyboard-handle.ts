import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Step } from './arrangement.ts';

const STEPS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

const ENDS: Record<string, 'drop' | 'cancel'> = { ' ': 'drop', Enter: 'drop', Tab: 'drop', Escape: 'cancel' };

interface Moves {
  /** Moves it provisionally; returns where it is. */
  onStep: (key: string, step: Step) => void;
  onDrop: (key: string) => void;
  onCancel: (key: string) => void;
  onGrab: (key: string) => void;
}

/** A handle operated by keyboard: Space picks up and puts down, arrows move, Escape cancels. */
export function useKeyboardHandle({ onStep, onDrop, onCancel, onGrab }: Moves) {
  const [held, setHeld] = useState<string | null>(null);
  /** Put back where it came from, once that is shown. */
  const returning = useRef<string | null>(null);
  // It is re-rendered where it moves to: the focus follows.
  useEffect(() => {
    const moved = held ?? returning.current;
    returning.current = null;
    if (moved === null) return;
    const handle = document.getElementById(moved);
    if (document.activeElement !== handle) handle?.focus();
    handle?.scrollIntoView({ block: 'nearest' });
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const key = event.currentTarget.id;
    if (held === key) whileHeld(event, key);
    else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setHeld(key);
      onGrab(key);
    }
  }

  function whileHeld(event: KeyboardEvent, key: string): void {
    const step = STEPS[event.key];
    const end = ENDS[event.key];
    if (!(step || end)) return;
    if (event.key !== 'Tab') event.preventDefault();
    if (step) onStep(key, step);
    if (end) setHeld(null);
    if (end === 'drop') onDrop(key);
    if (end !== 'cancel') return;
    returning.current = key;
    onCancel(key);
  }
  return { held, onKeyDown };
}
