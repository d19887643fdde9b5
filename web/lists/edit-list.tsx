import { redirect, type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router';
import { listFormTexts } from '#locales/list-form.ts';
import { api } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { ErrorPage } from '#web/ui/error-page.tsx';
import { notify } from '#web/ui/notify.ts';
import { pageMeta, siteOf } from '#web/ui/page-meta.ts';
import { PageSkeleton } from '#web/ui/skeleton.tsx';
import { useTexts } from '#web/ui/use-texts.ts';
import { loadManagedList, readId } from '#web/wishes/managed-list.ts';
import type { Route } from './+types/edit-list.ts';
import { ListForm } from './list-form.tsx';
import { changeOf, valuesOf } from './list-form-values.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: listFormTexts(siteOf(matches).lang).editTitle, noindex: true });

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (readId(params.id) === null) throw redirect(paths.myLists());
  return await loadManagedList({ param: params.id, signal: request.signal });
}

/** Turning a page loads nothing; another list does. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.id !== nextParams.id;
}

export function HydrateFallback() {
  return <PageSkeleton />;
}

export default function EditList({ loaderData: list }: Route.ComponentProps) {
  const t = useTexts(listFormTexts);
  const navigate = useNavigate();
  return (
    <ListForm
      key={list.id}
      title={t.editTitle}
      list={list}
      defaultValues={valuesOf(list)}
      draft={`list:${list.user_id}:${list.id}`}
      submitLabel={t.save}
      failure={t.cannotUpdate}
      onSave={async (values) => {
        const body = changeOf(values, list);
        await api('PUT /birthregistry/{birth_registry_id}', { params: { birth_registry_id: list.id }, body });
        notify({ type: 'success', text: t.saved });
        await navigate(paths.myLists(), { replace: true });
      }}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(listFormTexts);
  return <ErrorPage error={error} title={t.cannotLoad} />;
}
