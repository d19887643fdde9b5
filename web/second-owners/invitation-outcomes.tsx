import { useLocation } from 'react-router';
import { paths } from '#contract/pages.ts';
import { secondOwnersTexts } from '#locales/second-owners.ts';
import { AccountPage } from '#web/accounts/account-page.tsx';
import { useChangeAccount } from '#web/accounts/other-account/use-change-account.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { nameOfOwner, nameOfSecondOwner } from '#web/data/registries/my-role.ts';
import { forgetWayBack } from '#web/session/way-back.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { HeroDrawing } from '#web/ui/scenes/hero.tsx';
import { LockDrawing } from '#web/ui/scenes/lock.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './accept-invitation.module.css';

export interface AcceptedRegistry {
  id: number;
  title: string;
  owner_name: string;
}

export type OwnRegistry = Pick<ManagedRegistry, 'id' | 'second_owner'>;

export function Anonymous() {
  const t = useTexts(secondOwnersTexts);
  const { pathname } = useLocation();
  return (
    <AccountPage title={t.invitationTitle} lead={t.invitationLead} drawing={<HeroDrawing />}>
      <div className={styles.choices}>
        <p>{t.invitationAddress}</p>
        <ButtonLink to={paths.login({ from: pathname })} variant="primary" wide>
          {t.logIn}
        </ButtonLink>
        <ButtonLink to={paths.register()} wide>
          {t.register}
        </ButtonLink>
        <p className={styles.help}>{t.registerHelp}</p>
      </div>
    </AccountPage>
  );
}

export function Accepted({ registry }: { registry: AcceptedRegistry }) {
  const t = useTexts(secondOwnersTexts);
  return (
    <AccountPage
      title={t.acceptedTitle}
      lead={t.accepted(nameOfOwner(registry), registry.title)}
      drawing={<HeroDrawing />}
    >
      <ButtonLink to={paths.ownerRegistry(registry.id)} variant="primary">
        {t.toList}
      </ButtonLink>
    </AccountPage>
  );
}

/** The invitation that they sent themselves, once it has been accepted or withdrawn. */
export function Own({ registry }: { registry: OwnRegistry }) {
  const t = useTexts(secondOwnersTexts);
  const isShared = registry.second_owner.user_id !== null;
  return (
    <AccountPage
      title={isShared ? t.acceptedTitle : t.invalidTitle}
      lead={isShared ? t.youAnd(nameOfSecondOwner(registry)) : t.alone}
      drawing={<HeroDrawing />}
    >
      <ButtonLink to={paths.ownerRegistry(registry.id)} variant="primary">
        {t.toList}
      </ButtonLink>
    </AccountPage>
  );
}

export function OtherAccount({ mail }: { mail: string }) {
  const t = useTexts(secondOwnersTexts);
  const changeAccount = useChangeAccount();
  return (
    <AccountPage title={t.otherTitle} lead={t.other(mail)} drawing={<LockDrawing />}>
      <div className={styles.choices}>
        <Button variant="primary" onClick={changeAccount}>
          {t.changeAccount}
        </Button>
        <ButtonLink to={paths.myRegistries()} onClick={forgetWayBack}>
          {t.toMyLists}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}

export function Invalid() {
  const t = useTexts(secondOwnersTexts);
  return (
    <AccountPage title={t.invalidTitle} lead={t.invalid} drawing={<NoResultDrawing />}>
      <ButtonLink to={paths.home()} variant="primary">
        {t.home}
      </ButtonLink>
    </AccountPage>
  );
}
