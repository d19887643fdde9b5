import { publicRegistryTexts } from '#locales/registries/public.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './print-note.module.css';

/** On paper only: how to get back to the registry. */
export function PrintNote({ address, qr }: { address: string; qr: { size: number; path: string } | null }) {
  const t = useTexts(publicRegistryTexts);
  return (
    <div className={styles.note} aria-hidden="true">
      {qr && (
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          className={styles.code}
          shapeRendering="crispEdges"
          aria-hidden="true"
        >
          <path d={qr.path} stroke="#000" />
        </svg>
      )}
      <p>
        {t.printHint}
        <br />
        <strong>{address}</strong>
      </p>
    </div>
  );
}
