import type { ReactNode } from 'react';
import { catalogueTexts } from '#locales/catalogue.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface BrowseSheetProps {
  /** How many articles there are now; null while that is not known. */
  total: number | null;
  onClose: () => void;
  children: ReactNode;
}

/** Shop and price on a phone, over the page that changes behind them. */
export default function BrowseSheet({ total, onClose, children }: BrowseSheetProps) {
  const t = useTexts(catalogueTexts);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.filters}
      footer={
        <Button variant="primary" onClick={onClose}>
          {total ? t.show(total) : t.filters}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
