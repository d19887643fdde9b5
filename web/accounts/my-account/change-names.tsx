import { useRevalidator } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { myAccountTexts } from '#locales/my-account.ts';
import { namesForm } from '#web/accounts/account-forms.ts';
import { api } from '#web/data/api.ts';
import type { User } from '#web/session/session.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { NameFields } from '#web/ui/form/text/name-fields.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

export function ChangeNames({ user }: { user: User }) {
  const t = useTexts(myAccountTexts);
  const { revalidate } = useRevalidator();
  const { first_name, last_name } = user;
  const form = useAppForm({ schema: namesForm, defaultValues: { first_name, last_name } });
  return (
    <Form
      form={form}
      draft={`names:${user.id}`}
      onSubmit={async (body) => {
        const changed = await api('PUT /user/me', { body });
        form.reset({ first_name: changed.first_name, last_name: changed.last_name });
        notify({ type: 'success', text: t.saved });
        await revalidate();
      }}
    >
      <NameFields texts={t} maxLength={LIMITS.name} />
      <SubmitButton isQuiet={!form.formState.isDirty}>{t.save}</SubmitButton>
    </Form>
  );
}
