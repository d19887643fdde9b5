import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { requiredMultiline, secret } from '#contract/texts.ts';
import { adminTexts } from '#locales/admin.ts';
import { clearDraft } from '#web/ui/form/drafts.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { PasswordField } from '#web/ui/form/text/password-field.tsx';
import { TextAreaField } from '#web/ui/form/text/text-area-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

const reasoned = z.object({ reason: requiredMultiline(LIMITS.deactivationReason), current_password: secret });
const proved = reasoned.partial({ reason: true });
type Proof = z.output<typeof proved>;

interface ActDialogProps {
  title: string;
  confirmLabel: string;
  /** What it means for the people concerned. */
  children: ReactNode;
  /** Who reads the reason; without it, none is asked for. */
  reasonHelp?: string | undefined;
  /** What was typed is kept under this name. */
  draft: string;
  act: (proof: Proof) => Promise<unknown>;
  done: string;
  failure: string;
  onClose: () => void;
}

/** An act on what is somebody else's, which asks superusers for their own password. */
export function ActDialog({ title, confirmLabel, children, reasonHelp, failure, ...props }: ActDialogProps) {
  const { accounts: t } = useTexts(adminTexts);
  const asksReason = reasonHelp !== undefined;
  const { form, send, close } = useAct(asksReason, props);
  return (
    <Dialog open onClose={close} keepOnBackdrop title={title}>
      <Form form={form} draft={props.draft} onSubmit={send} failure={failure}>
        {children}
        {asksReason && (
          <TextAreaField
            name="reason"
            label={t.reason}
            help={reasonHelp}
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
        <SubmitButton isDanger={asksReason} onCancel={close}>
          {confirmLabel}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

/** What was typed, and the call that performs the act. */
function useAct(
  asksReason: boolean,
  { act, draft, done, onClose }: Pick<ActDialogProps, 'act' | 'draft' | 'done' | 'onClose'>,
) {
  const { revalidate } = useRevalidator();
  const form = useAppForm<z.input<typeof proved>, Proof>({
    schema: asksReason ? reasoned : proved,
    defaultValues: { current_password: '', ...(asksReason ? { reason: '' } : {}) },
  });

  function close() {
    clearDraft(draft);
    onClose();
  }

  async function send(proof: Proof) {
    await act(proof);
    notify({ type: 'success', text: done });
    onClose();
    await revalidate();
  }
  return { form, send, close };
}
