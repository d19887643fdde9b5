import { useEffect, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { affiliateTexts } from '#locales/affiliate.ts';
import { LOCALES } from '#locales/dates.ts';
import { api } from '#web/data/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ProgressBar } from '#web/ui/form/progress-bar.tsx';
import { useAction } from '#web/ui/notices/use-action.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { FormattedDate } from '#web/ui/texts/values.tsx';

type Update = Answer<'GET /wish/admin/update_affiliate_links'>;

const LOOK_AGAIN_MS = 1000;

/** Updates the links of all gifts, and shows the progress. */
export function UpdateLinks({ first }: { first: Update }) {
  const t = useTexts(affiliateTexts);
  const [update, setUpdate] = useState(first);
  const isRunning = update.state === 'running';
  const { isBusy, start } = useAction(
    async () => setUpdate(await api('PATCH /wish/admin/update_affiliate_links')),
    t.cannotUpdate,
  );
  useEffect(() => {
    if (!isRunning) return;
    const looking = new AbortController();
    const timer = setInterval(async () => {
      // If a poll fails, the next one follows anyway.
      const latest = await api('GET /wish/admin/update_affiliate_links', { signal: looking.signal }).catch(() => null);
      if (latest && !looking.signal.aborted) setUpdate(latest);
    }, LOOK_AGAIN_MS);
    return () => {
      looking.abort();
      clearInterval(timer);
    };
  }, [isRunning]);
  return (
    <>
      {isRunning && <ProgressBar value={update.done} max={update.total ?? 0} label={t.progress} />}
      <p role="status">
        <UpdateState update={update} />
      </p>
      <Button icon="refresh" loading={isBusy} onClick={start}>
        {isRunning ? t.updateAgain : t.update}
      </Button>
    </>
  );
}

function UpdateState({ update: { state, total, done, changed, finished_date } }: { update: Update }) {
  const t = useTexts(affiliateTexts);
  const language = useLanguage();
  const count = (value: number) => value.toLocaleString(LOCALES[language]);
  if (state === 'none') return t.never;
  if (state === 'running') return total === null ? t.counting : t.running(count(done), count(total), count(changed));
  return (
    <>
      {t.done(changed, count(changed))} {finished_date && <FormattedDate value={finished_date} />}
    </>
  );
}
