import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { newPasswordForm } from './new-password.ts';

/** A form that asks for a new password, twice, and nothing else. */
export function useNewPasswordForm() {
  return useAppForm({
    schema: newPasswordForm,
    defaultValues: { new_password: '', password_confirmation: '' },
  });
}
