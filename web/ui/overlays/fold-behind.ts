/** The ref of what holds a button and its menu: whoever leaves both with Tab has no menu above the next thing. */
export function foldBehind(holder: HTMLElement | null): void {
  holder?.addEventListener('focusout', fold);
}

function fold({ currentTarget, relatedTarget }: FocusEvent): void {
  const holder = currentTarget as HTMLElement;
  if (relatedTarget && !holder.contains(relatedTarget as Node)) {
    holder.querySelector<HTMLElement>('[popover]')?.hidePopover();
  }
}
