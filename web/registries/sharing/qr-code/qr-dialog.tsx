import { useMemo } from 'react';
import { sharingTexts } from '#locales/registries/sharing.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { qrCode, qrPng, qrSvg } from './qr-code.ts';
import styles from './qr-dialog.module.css';

interface QrDialogProps {
  /** What the code leads to: the list's short link, in the language of the page (share-bar.tsx). */
  url: string;
  /** The short link's name, for the files. */
  name: string;
  onClose: () => void;
}

/** The registry's address as a large code, to show or print. */
export function QrDialog({ url, name, onClose }: QrDialogProps) {
  const t = useTexts(sharingTexts);
  const code = useMemo(() => qrCode(url), [url]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.qrTitle}
      footer={
        <>
          <Button icon="image" onClick={() => download(qrSvg(code), `cigogne-${name}.svg`)}>
            {t.downloadSvg}
          </Button>
          <Button
            variant="primary"
            icon="image"
            onClick={async () => {
              const picture = await qrPng(code);
              if (picture) download(picture, `cigogne-${name}.png`);
            }}
          >
            {t.downloadPng}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p className={styles.text}>{t.qrText}</p>
        <svg
          className={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t.qrAlt(url)}
        >
          <rect width={code.size} height={code.size} fill="#ffffff" />
          <path d={code.path} stroke="#000000" />
        </svg>
        <p className={styles.url}>{url}</p>
      </div>
    </Dialog>
  );
}

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
