import { useId } from 'react';
import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { adminTexts } from '#locales/admin.ts';
import { LOCALES } from '#locales/dates.ts';
import { api } from '#web/data/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useAction } from '#web/ui/notices/use-action.ts';
import { Card } from '#web/ui/page/card.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './link-gifts.module.css';

export type Linking = Answer<'GET /wish/admin/init_link_to_catalog'>;

/** Links the gifts added before an import to the articles they are, and shows how far that is. */
export function LinkGifts({ id, linking: { state, done, linked } }: { id: string; linking: Linking }) {
  const { imports: t } = useTexts(adminTexts);
  const title = useId();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const { isBusy, start } = useAction(async () => {
    await api('PATCH /wish/admin/init_link_to_catalog');
    await revalidate();
  }, t.cannotLink);
  const count = (value: number) => value.toLocaleString(LOCALES[language]);
  return (
    <Card as="section" id={id} className={styles.linking} aria-labelledby={title}>
      <h2 id={title}>{t.linkTitle}</h2>
      <p>{t.linkLead}</p>
      <p role="status">{state === 'none' ? t.linkNever : t.linkStates[state](count(done), count(linked))}</p>
      <Button icon="refresh" loading={isBusy} onClick={start}>
        {state === 'running' ? t.linkAgain : t.link}
      </Button>
    </Card>
  );
}
