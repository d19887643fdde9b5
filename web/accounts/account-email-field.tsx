import { type ComponentProps, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { isLoggedIn } from '#web/session/session.ts';
import { clearDraft, readDraft, writeDraft } from '#web/ui/form/drafts.ts';
import { EmailField } from '#web/ui/form/text/email-field.tsx';

const KEY = 'account-email';

/** An account's address: typed at the login, it is there for a forgotten password and for registering, and back. */
export function AccountEmailField(props: ComponentProps<typeof EmailField>) {
  const { name } = props;
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  useEffect(() => {
    const typed = readDraft(KEY)?.email;
    if (typeof typed === 'string' && !getValues(name)) setValue(name, typed);
    return () => {
      const email = getValues(name);
      if (email && !isLoggedIn()) writeDraft(KEY, { email });
      else clearDraft(KEY);
    };
  }, [name, getValues, setValue]);
  return <EmailField {...props} />;
}
