import { useWatch } from 'react-hook-form';
import { secondOwnersTexts } from '#locales/second-owners.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { useMyRole } from '#web/data/registries/my-role.ts';
import { useFeature } from '#web/site.ts';
import { CheckboxField } from '#web/ui/form/choices/checkbox-field.tsx';
import { EmailField } from '#web/ui/form/text/email-field.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

type SecondOwner = ManagedRegistry['second_owner'];

/**
 * Whom to invite to co-manage the registry. Once the invitation is accepted, that is shown on the registry itself;
 * there, too, a superuser invites somebody, in words about the parents.
 */
export function SecondOwnerFields({ registry }: { registry: ManagedRegistry | undefined }) {
  const t = useTexts(secondOwnersTexts);
  const isOffered = useFeature('secondOwnerFeature');
  const isOn: unknown = useWatch({ name: 'second_owner' });
  const isOthers = useMyRole(registry) === 'superuser';
  const secondOwner = registry?.second_owner;
  if (!isOffered || isOthers || secondOwner?.state === 'accepted') return null;
  return (
    <>
      <CheckboxField name="second_owner" label={t.together} help={t.togetherHelp} />
      {isOn === true && (
        <EmailField name="second_owner_mail" label={t.mail} help={helpOf(t, secondOwner)} required autoComplete="off" />
      )}
    </>
  );
}

function helpOf(t: ReturnType<typeof secondOwnersTexts>, secondOwner: SecondOwner | undefined): string {
  if (!secondOwner?.invited_until) return t.mailHelp;
  return new Date(secondOwner.invited_until) > new Date() ? t.mailSentHelp : t.mailLapsedHelp;
}
