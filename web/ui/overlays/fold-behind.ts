import type { FocusEvent } from 'react';

/** For what holds a button and its menu: whoever leaves both with Tab has no menu above the next thing. */
export function foldBehind({ currentTarget, relatedTarget }: FocusEvent): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) {
    currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover();
  }
}
