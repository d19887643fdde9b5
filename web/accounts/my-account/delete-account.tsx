import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { myAccountTexts } from '#locales/my-account.ts';
import styles from '#web/accounts/account.module.css';
import { deletionForm } from '#web/accounts/account-forms.ts';
import { api } from '#web/data/api.ts';
import { forgetSession } from '#web/session/log-out.ts';
import { useFeature } from '#web/site.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { PasswordField } from '#web/ui/form/text/password-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

export function DeleteAccount() {
  const t = useTexts(myAccountTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        {t.delete}
      </Button>
      {isOpen && <DeletionDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(myAccountTexts);
  const isForTwo = useFeature('secondOwnerFeature');
  const navigate = useNavigate();
  const form = useAppForm({ schema: deletionForm, defaultValues: { current_password: '' } });

  async function send(body: { current_password: string }) {
    await api('DELETE /user/me', { body });
    await forgetSession();
    notify({ type: 'success', text: t.deleted });
    await navigate(paths.home());
  }

  return (
    <Dialog open narrow onClose={onClose} keepOnBackdrop title={t.deleteQuestion}>
      <Form form={form} errorTexts={{ UNPROCESSABLE_ENTITY: t.lastSuperuser }} onSubmit={send}>
        <div className={styles.words}>
          <p>{t.deleteWhat}</p>
          {isForTwo && <p>{t.deleteTogether}</p>}
          <p>{t.deleteUndo}</p>
        </div>
        <PasswordField name="current_password" label={t.currentPassword} required autoComplete="current-password" />
        <Refusal />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="danger" icon="trash" loading={form.formState.isSubmitting}>
            {t.deleteSubmit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
