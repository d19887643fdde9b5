import { useEffect, useState } from 'react';
import { redirect } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { paths } from '#contract/pages.ts';
import { dayOf } from '#locales/dates.ts';
import { layoutTexts } from '#locales/layout.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { api } from '#web/data/api.ts';
import { createOnce } from '#web/data/idempotency/create-once.ts';
import { waitingWish } from '#web/data/registries/waiting-wish.ts';
import { loadUser } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyRegistryDrawing } from '#web/ui/drawings/empty-registry.tsx';
import { readDraft } from '#web/ui/form/drafts.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import type { Route } from './+types/new-registry.ts';
import { RegistryForm } from './registry-form.tsx';
import { creationOf, newRegistryValues } from './registry-values.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: registryEditorTexts(siteOf(matches).lang).createTitle, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await loadUser();
  if (!user) throw redirect(paths.home());
  const draft = `list:${user.id}:new`;
  // Nothing has been started: the form opens at its first page, whichever one the address names.
  if (new URL(request.url).search !== '' && readDraft(draft) === null) throw redirect(paths.newRegistry());
  return { userId: user.id, draft, defaultValues: newRegistryValues(user, dayOf()) };
}

/** Changing the form's page loads nothing. */
export function shouldRevalidate(): boolean {
  return false;
}

export function HydrateFallback() {
  const t = useTexts(registryEditorTexts);
  return <PageSkeleton width="text" title={t.createTitle} />;
}

export default function NewRegistry({ loaderData: { userId, draft, defaultValues } }: Route.ComponentProps) {
  const t = useTexts(registryEditorTexts);
  if (useHasAllLists(userId)) return <NoMoreLists />;
  return (
    <RegistryForm
      title={t.createTitle}
      defaultValues={defaultValues}
      draft={draft}
      submitLabel={t.create}
      failure={t.cannotCreate}
      errorTexts={{ UNPROCESSABLE_ENTITY: t.tooManyLists(LIMITS.listsPerAccount) }}
      onSave={async (values) => {
        await createOnce('POST /birthregistry/', creationOf(values));
        notify({ type: 'success', text: t.created });
        return waitingWish.take() ?? paths.myRegistries();
      }}
    />
  );
}

/** Whether the account has as many lists as it may: known a moment after the form opens, before it is filled in. */
function useHasAllLists(userId: number): boolean {
  const [hasAll, setHasAll] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    // Those that others share with it do not count. If the call fails, creating the list says so.
    api('GET /birthregistry/mine', { signal: leaving.signal }).then(
      (lists) => setHasAll(lists.filter((list) => list.user_id === userId).length >= LIMITS.listsPerAccount),
      () => {},
    );
    return () => leaving.abort();
  }, [userId]);
  return hasAll;
}

function NoMoreLists() {
  const t = useTexts(registryEditorTexts);
  const { myLists } = useTexts(layoutTexts);
  return (
    <Page width="text">
      <EmptyState
        level={1}
        drawing={<EmptyRegistryDrawing />}
        title={t.createTitle}
        actions={
          <ButtonLink to={paths.myRegistries()} variant="primary">
            {myLists}
          </ButtonLink>
        }
      >
        <p>{t.tooManyLists(LIMITS.listsPerAccount)}</p>
      </EmptyState>
    </Page>
  );
}
