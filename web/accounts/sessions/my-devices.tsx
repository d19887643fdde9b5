import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { myAccountTexts } from '#locales/my-account.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ErrorText } from '#web/ui/form/field.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { Pill } from '#web/ui/page/pill.tsx';
import rows from '#web/ui/page/rows.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';
import styles from './my-devices.module.css';

type Sessions = Answer<'GET /user/me/sessions'>;

/** Where the account is logged in; each of the other sessions can be ended from here. */
export function MyDevices({ sessions }: { sessions: Sessions }) {
  const t = useTexts(myAccountTexts);
  const [ended, setEnded] = useState<number[]>([]);
  const open = sessions.filter(({ id }) => !ended.includes(id));
  const others = useAction(async () => {
    await api('DELETE /user/me/sessions');
    setEnded(sessions.filter(({ is_current }) => !is_current).map(({ id }) => id));
    notify({ type: 'success', text: t.othersEnded });
  }, t.othersNotEnded);

  return (
    <>
      <ul className={rows.rows}>
        {open.map((session) => (
          <Device key={session.id} session={session} onEnded={() => setEnded((all) => [...all, session.id])} />
        ))}
      </ul>
      {open.length > 1 && (
        <Button icon="logout" loading={others.isBusy} onClick={others.start}>
          {t.endOthers}
        </Button>
      )}
      <ErrorText error={others.problem} />
    </>
  );
}

/** If it has ended in the meantime, that is fine. */
async function endOne(session_id: number): Promise<void> {
  try {
    await api('DELETE /user/me/sessions/{session_id}', { params: { session_id } });
  } catch (error) {
    if (!hasCode(error, 'NOT_FOUND')) throw error;
  }
}

function Device({ session, onEnded }: { session: Sessions[number]; onEnded: () => void }) {
  const t = useTexts(myAccountTexts);
  const { isBusy, problem, start } = useAction(async () => {
    await endOne(session.id);
    onEnded();
    notify({ type: 'success', text: t.sessionEnded });
  }, t.sessionNotEnded);
  return (
    <li className={classNames(rows.row, styles.device)}>
      <div>
        <p className={styles.name}>
          {session.device} {session.is_current && <Pill>{t.thisDevice}</Pill>}
        </p>
        <p className={styles.about}>{session.place}</p>
        <p className={styles.about}>
          {t.openedOn} <FormattedDate value={session.first_use_date} />, {t.usedOn}{' '}
          <FormattedDate value={session.last_use_date} />
        </p>
      </div>
      {!session.is_current && (
        <Button small loading={isBusy} aria-label={t.endSessionOf(session.device)} onClick={start}>
          {t.endSession}
        </Button>
      )}
      <ErrorText error={problem} />
    </li>
  );
}
