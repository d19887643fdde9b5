import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { uiTexts } from '#locales/ui.ts';
import { afterPaint } from '#web/ui/behaviour/after-paint.ts';
import { isSecondTap, lastPress } from '#web/ui/behaviour/double-tap.ts';
import { rememberFocus } from '#web/ui/behaviour/keep-focus.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './dialog.module.css';
import { firstField } from './first-field.ts';
import { enterDialog, topDialog } from './top-dialog.ts';

interface DialogProps {
  open: boolean;
  /** Called by Escape, the cross and a press beside it; the owner of `open` decides. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, always visible at the bottom. */
  footer?: ReactNode;
  /** 560 px instead of 800: for a question. */
  narrow?: boolean;
  /** Asks first if something typed would be lost: a press beside it does not close. */
  keepOnBackdrop?: boolean;
}

/** A modal dialog; on a phone, a sheet at the bottom. Its content only exists while it is open. */
export function Dialog({ open, ...rest }: DialogProps) {
  return useOnceShown(open) ? <OpenDialog {...rest} /> : null;
}

/** Whether to open by now: once the press is shown, as drawing a form takes long, or at once in another's place. */
function useOnceShown(open: boolean): boolean {
  const [isShown, setShown] = useState(() => topDialog() !== null);
  useEffect(() => {
    let isOpening = open;
    if (open) afterPaint(() => isOpening && setShown(true));
    else setShown(topDialog() !== null);
    return () => {
      isOpening = false;
    };
  }, [open]);
  return open && isShown;
}

function OpenDialog({ onClose, title, children, footer, narrow, keepOnBackdrop }: Omit<DialogProps, 'open'>) {
  const t = useTexts(uiTexts);
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [opening] = useState(lastPress);
  const startedBeside = useRef(false);
  useModal(ref);

  function onPress(event: React.MouseEvent) {
    if (isSecondTap(opening, event)) {
      // It is not meant for what has appeared under the finger.
      event.preventDefault();
      event.stopPropagation();
    } else if (startedBeside.current && isBeside(event, ref.current) && !keepOnBackdrop) onClose();
  }

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, narrow && styles.narrow)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        startedBeside.current = isBeside(event, ref.current);
      }}
      onClickCapture={onPress}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}

function isBeside(event: React.MouseEvent, dialog: HTMLElement | null): boolean {
  if (!dialog || event.target !== dialog) return false;
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}

let locks = 0;

/** Keeps the page behind in place, even if its scrollbar takes up room. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  locks += 1;
  if (locks === 1) {
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.paddingRight = '';
  };
}

/** What a dialog has taken from the page: its scrolling and the focus. */
interface Taken {
  unlock: () => void;
  giveBack: () => void;
}

/** How many dialogs open with what React has just changed. */
let opening = 0;
/** What one that closes has left to one that opens in its place: the page behind stays as it is, and is not styled. */
let left: Taken | null = null;

function take(): Taken {
  const taken = left ?? { giveBack: rememberFocus(), unlock: lockScroll() };
  left = null;
  return taken;
}

function leave(taken: Taken): void {
  if (opening > 0 && !left) left = taken;
  else {
    taken.unlock();
    taken.giveBack();
  }
}

/**
 * Opens the element as a modal while it is mounted; then the focus returns to where it was, or near to it. It begins
 * in the first field, otherwise where browsers put it, on the cross.
 */
function useModal(ref: React.RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    opening += 1;
  }, []);
  useEffect(() => {
    opening -= 1;
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    // First, so that the page is laid out once.
    const taken = take();
    dialog.showModal();
    firstField(dialog)?.focus();
    const exit = enterDialog(dialog);
    return () => {
      exit();
      dialog.close();
      leave(taken);
    };
  }, [ref]);
}
