import { type ReactNode, useId, useRef, useState } from 'react';
import { uiTexts } from '#locales/ui.ts';
import { isSecondTap, lastPress } from '#web/ui/behaviour/double-tap.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './dialog.module.css';
import { closeOnceShown, useOnceShown } from './once-shown.ts';
import { useModal } from './use-modal.ts';

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

function OpenDialog({ onClose, title, children, footer, narrow, keepOnBackdrop }: Omit<DialogProps, 'open'>) {
  const t = useTexts(uiTexts);
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [opening] = useState(lastPress);
  const startedBeside = useRef(false);
  useModal(ref);
  const close = () => closeOnceShown(onClose);

  function onPress(event: React.MouseEvent) {
    if (isSecondTap(opening, event)) {
      // It is not meant for what has appeared under the finger.
      event.preventDefault();
      event.stopPropagation();
    } else if (startedBeside.current && isBeside(event, ref.current) && !keepOnBackdrop) close();
  }

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, narrow && styles.narrow)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
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
        <IconButton icon="close" label={t.close} onClick={close} />
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
