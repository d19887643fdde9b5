import { type ReactNode, useId } from 'react';
import { paths } from '#contract/pages.ts';
import { myAccountTexts } from '#locales/my-account.ts';
import styles from '#web/accounts/account.module.css';
import { ChangeEmail } from '#web/accounts/email/change-email.tsx';
import { ChangePassword } from '#web/accounts/password/change-password.tsx';
import { MyDevices } from '#web/accounts/sessions/my-devices.tsx';
import { api } from '#web/data/api.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { rememberUser } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { keepingLast } from '#web/ui/notices/keeping-last.ts';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPage } from '#web/ui/page/error-page.tsx';
import { Page, PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { unlessUncovered } from '#web/ui/page/unless-uncovered.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { Skeleton } from '#web/ui/waiting/skeleton.tsx';
import type { Route } from './+types/account.ts';
import { ChangeNames } from './change-names.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadPersonalData } from './download-personal-data.tsx';

export const shouldRevalidate = unlessUncovered;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: myAccountTexts(siteOf(matches).lang).title, noindex: true });

export const clientLoader = keepingLast(async ({ request }: Route.ClientLoaderArgs) => {
  const { signal } = request;
  const [user, sessions] = await Promise.all([
    api('GET /user/me', { signal }),
    api('GET /user/me/sessions', { signal }),
  ]);
  rememberUser(user);
  return { user, sessions };
});

/** The sections are there at once; their contents come with the account. */
export function loader(): null {
  return null;
}

export default function MyAccount({ loaderData }: Route.ComponentProps) {
  const user = loaderData?.user ?? null;
  const t = useTexts(myAccountTexts);
  useOwnView(user !== null);
  return (
    <Page width="text">
      <PageHeader title={t.title} />
      <div className={styles.sections} aria-busy={!user}>
        <Section title={t.namesTitle}>
          {user ? <ChangeNames user={user} /> : <Skeleton className={styles.names} height="" />}
        </Section>
        <Section title={t.emailTitle} lead={t.emailLead}>
          {user ? <ChangeEmail user={user} /> : <Skeleton height="88px" />}
        </Section>
        <Section title={t.passwordTitle} lead={t.passwordLead}>
          {user ? <ChangePassword /> : <Skeleton height="48px" />}
        </Section>
        <Section title={t.devicesTitle} lead={t.devicesLead}>
          {loaderData ? <MyDevices sessions={loaderData.sessions} /> : <Skeleton height="130px" />}
        </Section>
        {user?.is_superuser && (
          <Section title={t.adminTitle}>
            <ButtonLink to={paths.adminAffiliate()} icon="link">
              {t.adminAffiliate}
            </ButtonLink>
          </Section>
        )}
        <Section title={t.dataTitle} lead={t.dataLead}>
          {user ? <DownloadPersonalData isPartial={user.export_is_partial} /> : <Skeleton height="48px" />}
        </Section>
        <Section title={t.deleteTitle} lead={t.deleteLead}>
          {user ? <DeleteAccount /> : <Skeleton height="48px" />}
        </Section>
      </div>
    </Page>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Card>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(myAccountTexts);
  return <ErrorPage error={error} title={t.cannotLoad} />;
}
