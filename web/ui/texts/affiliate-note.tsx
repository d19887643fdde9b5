import { registryTexts } from '#locales/registries/registry.ts';
import styles from './affiliate-note.module.css';
import { useTexts } from './use-texts.ts';

/** Says near shop links that we may earn from them; Amazon requires its own wording near its links. */
export function AffiliateNote({ amazon = false }: { amazon?: boolean }) {
  const t = useTexts(registryTexts);
  return <p className={styles.note}>{amazon ? `${t.affiliate} ${t.amazon}` : t.affiliate}</p>;
}
