import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { secondOwnersTexts } from '#locales/second-owners.ts';
import { api } from '#web/data/api.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { nameOfOwner, nameOfSecondOwner, useMyRole } from '#web/data/registries/my-role.ts';
import { useSession } from '#web/session/session.ts';
import { useFeature } from '#web/site.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/notices/use-action.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';
import { later } from '#web/ui/waiting/later.tsx';
import { RemoveSecondOwnerDialog, useEndingWords } from './remove-second-owner-dialog.tsx';
import styles from './second-owner-panel.module.css';

const InviteDialog = later(async () => (await import('./invite-dialog.tsx')).InviteDialog);

interface SecondOwnerPanelProps {
  registry: ManagedRegistry;
  /** Reloads the registry. */
  onChange: () => Promise<void>;
}

/** Who manages the registry, and how to end that; if the feature is on. */
export function SecondOwnerPanel({ registry, onChange }: SecondOwnerPanelProps) {
  const t = useTexts(secondOwnersTexts);
  const isOffered = useFeature('secondOwnerFeature');
  const { user } = useSession();
  // The panel's actions depend on who is reading.
  if (!(isOffered && user)) return null;
  return (
    <section aria-labelledby="second-owner-title" className={styles.panel}>
      <h2 id="second-owner-title" className="visually-hidden">
        {t.title}
      </h2>
      <p className={styles.words}>
        <Icon name="user" size={18} />
        <span>
          <Words registry={registry} />
        </span>
      </p>
      <div className={styles.actions}>
        <Invite registry={registry} onChange={onChange} />
        <Resend registry={registry} onSent={onChange} />
        <Remove registry={registry} onChange={onChange} />
      </div>
    </section>
  );
}

function Invite({ registry, onChange }: SecondOwnerPanelProps) {
  const t = useTexts(secondOwnersTexts);
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      {registry.second_owner.state === 'none' && (
        <Button small variant="quiet" icon="plus" onClick={() => setInviting(true)}>
          {t.invite}
        </Button>
      )}
      {isInviting && <InviteDialog registry={registry} onClose={() => setInviting(false)} onInvited={onChange} />}
    </>
  );
}

function Remove({ registry, onChange }: SecondOwnerPanelProps) {
  const role = useMyRole(registry);
  const { confirm } = useEndingWords(registry);
  const [isEnding, setEnding] = useState(false);
  const navigate = useNavigate();

  async function afterwards() {
    setEnding(false);
    if (role === 'second') await navigate(paths.myRegistries());
    else await onChange();
  }
  return (
    <>
      {registry.second_owner.state !== 'none' && (
        <Button small variant="quiet" icon="trash" onClick={() => setEnding(true)}>
          {confirm}
        </Button>
      )}
      <RemoveSecondOwnerDialog
        registry={registry}
        open={isEnding}
        onClose={() => setEnding(false)}
        onEnded={afterwards}
      />
    </>
  );
}

function Words({ registry }: { registry: ManagedRegistry }) {
  const t = useTexts(secondOwnersTexts);
  const role = useMyRole(registry);
  const { state, invited_until: until } = registry.second_owner;
  const mail = registry.second_owner_mail ?? '';
  const name = nameOfSecondOwner(registry);
  if (state === 'accepted') {
    if (role === 'second') return t.andYou(nameOfOwner(registry));
    return role === 'owner' ? t.youAnd(name) : t.both(nameOfOwner(registry), name);
  }
  if (state === 'none') return role === 'owner' ? t.alone : t.aloneOther(nameOfOwner(registry));
  if (!isOpen(until)) return t.lapsed(mail);
  return (
    <>
      {t.invited(mail)} {t.until} <FormattedDate value={until} />.
    </>
  );
}

/** An expired invitation is sent again by entering its address again. */
function Resend({ registry, onSent }: { registry: ManagedRegistry; onSent: () => Promise<void> }) {
  const t = useTexts(secondOwnersTexts);
  const { isBusy, start } = useAction(async () => {
    const body = { second_owner_mail: registry.second_owner_mail };
    await api('PUT /birthregistry/{birth_registry_id}', { params: { birth_registry_id: registry.id }, body });
    notify({ type: 'success', text: t.resent });
    await onSent();
  }, t.cannotResend);
  if (registry.second_owner.state !== 'invited' || isOpen(registry.second_owner.invited_until)) return null;
  return (
    <Button small variant="quiet" icon="mail" loading={isBusy} onClick={start}>
      {t.resend}
    </Button>
  );
}

function isOpen(until: string | null): until is string {
  return until !== null && new Date(until) > new Date();
}
