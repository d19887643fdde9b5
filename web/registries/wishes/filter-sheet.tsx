import type { ReactNode } from 'react';
import { registryTexts } from '#locales/registries/registry.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './filter-fields.module.css';

interface FilterSheetProps {
  found: number;
  onClose: () => void;
  /** Closes it, and leads to what was found. */
  onShow: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** The filters on a phone, over the registry that changes behind them. */
export function FilterSheet({ found, onClose, onShow, onClear, children }: FilterSheetProps) {
  const t = useTexts(registryTexts);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.filters}
      footer={
        <>
          <Button onClick={onClear}>{t.clearFilters}</Button>
          <Button variant="primary" onClick={onShow}>
            {t.showGifts(found)}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>{children}</div>
    </Dialog>
  );
}
