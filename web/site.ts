import { useRouteLoaderData } from 'react-router';
import type { FeatureName } from '#contract/endpoint.ts';
import type { loader } from './root.tsx';

/** Whether a feature is on in this instance. */
export function useFeature(name: FeatureName): boolean {
  return useRouteLoaderData<typeof loader>('root')?.features[name] ?? false;
}

/** PUBLIC_URL, without a slash at its end: the base of links that are shared. */
export function usePublicUrl(): string {
  return useRouteLoaderData<typeof loader>('root')?.publicUrl ?? '';
}
