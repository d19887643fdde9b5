import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { closeOnceShown } from '#web/ui/overlays/once-shown.ts';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  title: string;
  /** The label of the button that closes it: how much was found. */
  show: string;
  /** Closes it, and leads to the results. */
  onShow: () => void;
  onClose: () => void;
  /** Beside that button. */
  beside: ReactNode;
  children: ReactNode;
}

/** Filters on a phone, over the page, which updates behind them. */
export function FilterSheet({ title, show, onShow, onClose, beside, children }: FilterSheetProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          {beside}
          <Button variant="primary" onClick={() => closeOnceShown(onShow)}>
            {show}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>{children}</div>
    </Dialog>
  );
}
