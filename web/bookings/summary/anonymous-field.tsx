import { useWatch } from 'react-hook-form';
import { bookingsTexts } from '#locales/bookings.ts';
import { CheckboxField } from '#web/ui/form/choices/checkbox-field.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** Whether other visitors see the name; describes the current choice, ticked or not. */
export function AnonymousField() {
  const t = useTexts(bookingsTexts);
  const isAnonymous = useWatch<{ anonymous: boolean }>({ name: 'anonymous' });
  return (
    <CheckboxField
      name="anonymous"
      label={t.anonymous}
      help={<span aria-live="polite">{isAnonymous ? t.anonymousOn : t.anonymousOff}</span>}
    />
  );
}
