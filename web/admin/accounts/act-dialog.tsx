import { useRevalidator } from 'react-router';
import * as z from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { requiredMultiline, secret } from '#contract/texts.ts';
import { adminTexts } from '#locales/admin.ts';
import { api } from '#web/data/api.ts';
import { clearDraft } from '#web/ui/form/drafts.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { PasswordField } from '#web/ui/form/text/password-field.tsx';
import { TextAreaField } from '#web/ui/form/text/text-area-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** An act on somebody else's account, which asks superusers for their own password. */
export type AccountAct = 'deactivate' | 'reactivate' | 'endSessions';

const reasoned = z.object({ reason: requiredMultiline(LIMITS.deactivationReason), current_password: secret });
const proved = reasoned.partial({ reason: true });

interface ActDialogProps {
  act: AccountAct;
  userId: number;
  onClose: () => void;
}

export function ActDialog(props: ActDialogProps) {
  const { accounts: t } = useTexts(adminTexts);
  const { act } = props;
  const { form, draft, send, close } = useAct(props);
  return (
    <Dialog open onClose={close} keepOnBackdrop title={t[act]}>
      <Form
        form={form}
        draft={draft}
        onSubmit={send}
        failure={t.cannot}
        // That nobody else could manage the service is no field's fault.
        fieldOf={(path) => (path === 'is_superuser' ? 'reason' : path.replace(/^body\./, ''))}
      >
        <p>{t[`${act}Text`]}</p>
        {act === 'deactivate' && (
          <TextAreaField
            name="reason"
            label={t.reason}
            help={t.reasonHelp}
            required
            rows={3}
            maxLength={LIMITS.deactivationReason}
          />
        )}
        <PasswordField
          name="current_password"
          label={t.yourPassword}
          help={t.yourPasswordHelp}
          required
          autoComplete="current-password"
        />
        <SubmitButton isDanger={act === 'deactivate'} onCancel={close}>
          {t[act]}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

/** What was typed, and the call that performs the act. */
function useAct({ act, userId, onClose }: ActDialogProps) {
  const { accounts: t } = useTexts(adminTexts);
  const { revalidate } = useRevalidator();
  const asksReason = act === 'deactivate';
  const form = useAppForm<z.input<typeof proved>, z.output<typeof proved>>({
    schema: asksReason ? reasoned : proved,
    defaultValues: { current_password: '', ...(asksReason ? { reason: '' } : {}) },
  });
  const draft = `${act}-${userId}`;

  function close() {
    clearDraft(draft);
    onClose();
  }

  async function send(values: z.output<typeof proved>) {
    await call(act, userId, values);
    notify({
      type: 'success',
      text: { deactivate: t.deactivated, reactivate: t.reactivated, endSessions: t.sessionsEnded }[act],
    });
    onClose();
    await revalidate();
  }
  return { form, draft, send, close };
}

function call(act: AccountAct, user_id: number, { reason = '', ...body }: z.output<typeof proved>): Promise<unknown> {
  const params = { user_id };
  if (act === 'deactivate') {
    return api('POST /admin/accounts/{user_id}/deactivate', { params, body: { ...body, reason } });
  }
  if (act === 'reactivate') return api('POST /admin/accounts/{user_id}/reactivate', { params, body });
  return api('DELETE /user/{user_id}/sessions', { params, body });
}
