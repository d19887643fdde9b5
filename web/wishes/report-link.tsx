import { publicRegistryTexts } from '#locales/registries/public.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './report-link.module.css';

/**
 * What a page of a registry is reported with: the operator's mailbox, the registry's title and the page's address.
 */
export interface Reported {
  email: string;
  title: string;
  address: string;
}

/** A mail to the operator. */
export function ReportLink({ email, title, address }: Reported) {
  const t = useTexts(publicRegistryTexts);
  const query = `subject=${encodeURIComponent(t.reportSubject(title))}&body=${encodeURIComponent(t.reportBody(address))}`;
  return (
    <a href={`mailto:${email}?${query}`} className={styles.report}>
      <Icon name="flag" size={16} />
      {t.report}
    </a>
  );
}
