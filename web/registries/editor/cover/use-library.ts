import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { api } from '#web/data/api.ts';
import { isSessionEnd } from '#web/data/api-errors.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

export type Cover = Answer<'GET /s3/default_images/header'>[number];

/** The pictures everybody may choose from, loaded when the dialog opens. */
export function useLibrary(isOffered: boolean) {
  const t = useTexts(registryEditorTexts);
  const [covers, setCovers] = useState<Cover[] | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(isOffered ? 'loading' : 'ready');
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setState('loading');
      try {
        setCovers(await api('GET /s3/default_images/header', signal ? { signal } : {}));
        setState('ready');
      } catch (error) {
        if (signal?.aborted || isSessionEnd(error)) return;
        setState('failed');
        notify({ type: 'error', text: t.cannotLoadLibrary });
      }
    },
    [t],
  );
  useEffect(() => {
    if (!isOffered) return;
    const controller = new AbortController();
    load(controller.signal).catch(() => {});
    return () => controller.abort();
  }, [isOffered, load]);
  return { covers, state, retry: () => load() };
}
