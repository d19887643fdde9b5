import { useState } from 'react';
import { contactMessage } from '#contract/contact.ts';
import { LIMITS } from '#contract/limits.ts';
import type { ContactFormTexts } from '#locales/info-article.ts';
import { uiTexts } from '#locales/ui.ts';
import { createOnce } from '#web/data/idempotency/create-once.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { takeDraftOver } from '#web/ui/form/drafts.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { EmailField } from '#web/ui/form/text/email-field.tsx';
import { TextAreaField } from '#web/ui/form/text/text-area-field.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from '../info/info-sections.module.css';

interface ContactFormProps {
  texts: ContactFormTexts;
  /** Rather than in a dialog, whose buttons stand in another order. */
  isOnPage: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** Writes to the operator, who answers by mail. */
export function ContactForm({ texts: t, isOnPage, onClose, onSent }: ContactFormProps) {
  const ui = useTexts(uiTexts);
  const draft = useDraftKey();
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      {ui.cancel}
    </Button>
  );
  const form = useAppForm({ schema: contactMessage, defaultValues: { name: '', email: '', message: '' } });
  return (
    <Form
      form={form}
      draft={draft}
      failure={t.failure}
      onSubmit={async (body) => {
        await createOnce('POST /contact', body);
        notify({ type: 'success', title: t.sentTitle, text: t.sent });
        onSent();
      }}
    >
      <TextField
        name="name"
        label={t.name}
        required
        maxLength={LIMITS.name}
        autoComplete="name"
        autoCapitalize="words"
        autoFocus
      />
      <EmailField name="email" label={t.email} help={t.emailHelp} required autoComplete="email" />
      <TextAreaField name="message" label={t.message} required maxLength={LIMITS.contactMessage} rows={7} />
      <p className={styles.kept}>{t.kept}</p>
      <SubmitButton icon="mail" {...(isOnPage ? { beside: cancel } : { onCancel: onClose })}>
        {t.send}
      </SubmitButton>
    </Form>
  );
}

/**
 * An account's own, once it is known whose: another that logs in in this tab does not read it. What was typed before
 * logging in goes on there; while the form is open the key stays, or what was sent would be kept under the other.
 */
function useDraftKey(): string | undefined {
  const { isLoggedIn, user } = useSession();
  const [key, setKey] = useState<string>();
  if (key !== undefined || (isLoggedIn && !user)) return key;
  const found = user ? `contact:${user.id}` : 'contact';
  if (user) takeDraftOver('contact', found);
  setKey(found);
  return found;
}
