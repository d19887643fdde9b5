import { registryTexts } from '#locales/registries/registry.ts';
import filters from '#web/ui/browsing/filters.module.css';
import control from '#web/ui/controls/control.module.css';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './filter-bar.module.css';

export function WishSearch({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useTexts(registryTexts);
  return (
    <label className={styles.search}>
      <span className={filters.label}>{t.searchGift}</span>
      <span className={styles.searchBox}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t.searchExample}
          className={classNames(control.control, filters.control)}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  );
}
