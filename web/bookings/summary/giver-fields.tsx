import { LIMITS } from '#contract/limits.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import type { Basket } from '#web/basket/contents.ts';
import { EmailField } from '#web/ui/form/text/email-field.tsx';
import { NameFields } from '#web/ui/form/text/name-fields.tsx';
import { TextAreaField } from '#web/ui/form/text/text-area-field.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { messageField } from './booking-form.ts';
import { EmailEcho } from './email-echo.tsx';

/** Who gives, and their message to each registry's parents. */
export function GiverFields({ registries }: { registries: Basket['lists'] }) {
  const t = useTexts(bookingsTexts);
  return (
    <>
      <NameFields texts={t} maxLength={LIMITS.name} />
      <EmailField name="email" label={t.email} help={t.emailHelp} required autoComplete="email">
        <EmailEcho />
      </EmailField>
      {registries.map((registry) => (
        <TextAreaField
          key={registry.birthRegistryId}
          name={`messages.${messageField(registry.birthRegistryId)}`}
          label={registries.length === 1 ? t.message : t.messageFor(registry.birthRegistryTitle)}
          help={t.messageHelp}
          optional
          rows={3}
          maxLength={LIMITS.bookingMessage}
        />
      ))}
    </>
  );
}
