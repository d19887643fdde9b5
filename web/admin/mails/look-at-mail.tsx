import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { adminTexts } from '#locales/admin.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './failed-mails.module.css';

export type ShownMail = Answer<'GET /email/failed/{mail_id}'> & { name: string };

interface LookAtMailProps {
  id: number;
  /** Which mail it is, in words. */
  name: string;
  onShow: (mail: ShownMail) => void;
}

/** Fetches a failed mail in the words it would be sent with. */
export function LookAtMail({ id, name, onShow }: LookAtMailProps) {
  const { mails: t } = useTexts(adminTexts);
  const { revalidate } = useRevalidator();
  const { isBusy, start } = useAction(async () => {
    try {
      onShow({ name, ...(await api('GET /email/failed/{mail_id}', { params: { mail_id: id } })) });
    } catch (error) {
      if (!hasCode(error, 'NOT_FOUND')) throw error;
      notify({ type: 'error', text: t.gone });
      await revalidate();
    }
  }, t.cannotLook);
  return (
    <Button small icon="eye" loading={isBusy} aria-haspopup="dialog" aria-label={t.lookAt(name)} onClick={start}>
      {t.look}
    </Button>
  );
}

export function ShownMailDialog({ mail, onClose }: { mail: ShownMail; onClose: () => void }) {
  const { mails: t } = useTexts(adminTexts);
  const { name, language, subject, text } = mail;
  return (
    <Dialog open onClose={onClose} title={name}>
      <div className={styles.shown}>
        <p>{t.lookLead}</p>
        <h3 lang={language}>{subject}</h3>
        <p lang={language} className={styles.words}>
          {text}
        </p>
      </div>
    </Dialog>
  );
}
