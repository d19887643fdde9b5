import { isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import { paths } from '#contract/pages.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { api } from '#web/data/api.ts';
import { useOwnView } from '#web/data/own-view.ts';
import { readId } from '#web/data/read-id.ts';
import {
  isNoLongerMine,
  loadKnownRegistry,
  loadManagedRegistry,
  type ManagedRegistry,
  managedRegistryFirstCall,
} from '#web/data/registries/managed-registry.ts';
import { registryOnScreen } from '#web/data/registries/registry-on-screen.ts';
import { firstWords } from '#web/ui/first-call/first-elements.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPage } from '#web/ui/page/error-page.tsx';
import { PageHeader } from '#web/ui/page/page.tsx';
import { pageMeta, siteOf } from '#web/ui/page/page-meta.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import { PageSkeleton } from '#web/ui/waiting/skeleton.tsx';
import type { Route } from './+types/edit-registry.ts';
import styles from './registry-form.module.css';
import { RegistryForm } from './registry-form.tsx';
import { changeOf, registryValuesOf } from './registry-values.ts';

/** In the words of the list’s own page, which this one does not load. */
const RegistryError = later(async () => (await import('#web/registries/owner/registry-error.tsx')).RegistryError);

export const meta: Route.MetaFunction = ({ matches, params }) => [
  ...pageMeta(matches, { title: registryEditorTexts(siteOf(matches).lang).editTitle, noindex: true }),
  ...managedRegistryFirstCall(params.id, 'none'),
];

/** What the server may show until the browser, which knows who is asking, has loaded the whole registry. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const known = await loadKnownRegistry(context, params.id, { wishes: 'none', signal: request.signal });
  return { registry: null, title: known?.title, words: known?.description, isLoaded: false };
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (readId(params.id) === null) throw redirect(paths.myRegistries());
  const onScreen = registryOnScreen(params.id);
  const registry =
    onScreen ?? (await loadManagedRegistry({ param: params.id, signal: request.signal, wishes: 'none' }));
  return { registry, title: registry.title, words: registry.description, isLoaded: onScreen === null };
}

/** Changing the form's page loads nothing; another registry does, and so does a reload in place. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentParams.id !== args.nextParams.id || args.currentUrl.href === args.nextUrl.href;
}

export default function EditRegistryPage({ loaderData }: Route.ComponentProps) {
  const { registry, title, words, isLoaded } = loaderData;
  const t = useTexts(registryEditorTexts);
  useOwnView(isLoaded);
  if (registry) return <EditRegistry registry={registry} />;
  return (
    <PageSkeleton width="text" cards={title === undefined || words ? 0 : 3}>
      <PageHeader title={t.editTitle} lead={title ?? <span className={styles.firstTitle} {...firstWords('title')} />} />
      {title === undefined && <Card className={styles.known} {...firstWords('description')} />}
      {words && <Card className={styles.known}>{words}</Card>}
    </PageSkeleton>
  );
}

function EditRegistry({ registry }: { registry: ManagedRegistry }) {
  const t = useTexts(registryEditorTexts);
  const { revalidate } = useRevalidator();
  const defaultValues = registryValuesOf(registry);
  return (
    <RegistryForm
      // What somebody else has changed since the list was shown begins the form anew; what was typed comes back to it.
      key={JSON.stringify([registry.id, defaultValues])}
      title={t.editTitle}
      registry={registry}
      defaultValues={defaultValues}
      draft={`list:${registry.user_id}:${registry.id}`}
      submitLabel={t.save}
      failure={t.cannotUpdate}
      errorTexts={{ UNPROCESSABLE_ENTITY: t.changedMeanwhile }}
      // The page says that it was deleted; of a list that others manage now, what was typed stays in sight.
      onGone={async () => {
        if (await isNoLongerMine(registry.id)) return { errorTexts: { NOT_FOUND: t.left } };
        await revalidate();
        return null;
      }}
      onSave={async (values) => {
        const body = changeOf(values, registry);
        await api('PUT /birthregistry/{birth_registry_id}', { params: { birth_registry_id: registry.id }, body });
        notify({ type: 'success', text: t.saved });
        return paths.myRegistries();
      }}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(registryEditorTexts);
  if (isRouteErrorResponse(error)) return <RegistryError error={error} />;
  return <ErrorPage error={error} title={t.cannotLoad} />;
}
