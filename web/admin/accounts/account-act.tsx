import { adminTexts } from '#locales/admin.ts';
import { api } from '#web/data/api.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { ActDialog } from '../act-dialog.tsx';

export type AccountAct = 'deactivate' | 'reactivate' | 'endSessions';

interface AccountActDialogProps {
  act: AccountAct;
  userId: number;
  onClose: () => void;
}

export function AccountActDialog({ act, userId, onClose }: AccountActDialogProps) {
  const { accounts: t } = useTexts(adminTexts);
  const done = { deactivate: t.deactivated, reactivate: t.reactivated, endSessions: t.sessionsEnded };
  return (
    <ActDialog
      title={t.questions[act]}
      confirmLabel={t[act]}
      reasonHelp={act === 'deactivate' ? t.reasonHelp : undefined}
      draft={`${act}-${userId}`}
      act={(proof) => call(act, userId, proof)}
      done={done[act]}
      failure={t.cannot}
      onClose={onClose}
    >
      <p>{t[`${act}Text`]}</p>
    </ActDialog>
  );
}

interface Proof {
  reason?: string | undefined;
  current_password: string;
}

function call(act: AccountAct, user_id: number, { reason = '', ...body }: Proof): Promise<unknown> {
  const params = { user_id };
  if (act === 'deactivate') {
    return api('POST /admin/accounts/{user_id}/deactivate', { params, body: { ...body, reason } });
  }
  if (act === 'reactivate') return api('POST /admin/accounts/{user_id}/reactivate', { params, body });
  return api('DELETE /user/{user_id}/sessions', { params, body });
}
