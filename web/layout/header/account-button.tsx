import type { ComponentProps } from 'react';
import { layoutTexts } from '#locales/layout.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './header.module.css';

/** Shows the name of whoever is logged in. It appears before its menu is loaded. */
export function AccountButton(props: Omit<ComponentProps<typeof Button>, 'children'>) {
  const t = useTexts(layoutTexts);
  const { user } = useSession();
  return (
    <Button {...props} small icon="user">
      <span className={styles.firstName}>{user?.first_name ?? t.account}</span>
      <Icon name="chevron-down" size={16} />
    </Button>
  );
}
