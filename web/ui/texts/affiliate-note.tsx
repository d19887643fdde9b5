import { registryTexts } from '#locales/registries/registry.ts';
import styles from './affiliate-note.module.css';
import { useTexts } from './use-texts.ts';

/** Says near the links to shops that we may earn from them; Amazon wants its own words where its links stand. */
export function AffiliateNote({ amazon = false }: { amazon?: boolean }) {
  const t = useTexts(registryTexts);
  return <p className={styles.note}>{amazon ? `${t.affiliate} ${t.amazon}` : t.affiliate}</p>;
}
