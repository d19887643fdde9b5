import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { addressIn } from '#contract/links.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { hasCode, isSessionEnd } from '#web/data/api-errors.ts';
import { wordsFor } from '#web/ui/notices/error-words.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { WishInput, WishValues } from '../wish-values.ts';
import { namesIn, type Read, type ShopPage } from './page-fields.ts';
import { isFilling, planFilling, sayPlan } from './plan-filling.ts';
import { usePageReading } from './use-page-reading.ts';
import type { ShopPicture } from './use-shop-picture.ts';

/** What came of a scan. */
interface Outcome {
  /** The link that was scanned: of another nothing is known. */
  address: string;
  /** What was found, in words. */
  said: string;
  /** Why nothing was. */
  problem?: string;
  /** What the page says otherwise than the form, while that is asked. */
  differs: Read;
  /** The page's picture, where the form has another. */
  picture: string | null;
}

export type Scan = ReturnType<typeof useScan>;

interface ScanOptions {
  picture: ShopPicture;
  /** Null: pictures cannot be kept here. `false`: the form has one, or one is being sent. */
  hasRoomForPicture: () => boolean | null;
}

/** Has the page of a wish's link read, and fills in what is empty of the form; what is there it replaces only when told. */
export function useScan(
  form: UseFormReturn<WishInput, unknown, WishValues>,
  { picture, hasRoomForPicture }: ScanOptions,
) {
  const t = useTexts(wishesTexts);
  const language = useLanguage();
  const { phase, read, stop } = usePageReading();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [known, setKnown] = useState<Read>({});
  const link = addressIn(String(useWatch({ control: form.control, name: 'link' }) ?? ''));
  const shown = outcome?.address === link ? outcome : null;
  const [asked, setAsked] = useState('');
  const isReading = phase !== 'idle' && asked === link;

  /** Shows what came of it; what was said before about the same link goes. */
  function tell(said: Partial<Outcome> & { address: string }) {
    setOutcome({ said: '', differs: {}, picture: null, ...said });
  }

  function fill(values: Read) {
    for (const name of namesIn(values)) {
      form.setValue(name, values[name] as never, { shouldDirty: true, shouldValidate: true });
    }
    setKnown((before) => ({ ...before, ...values }));
  }

  function take(address: string, page: ShopPage) {
    // Another link has been typed meanwhile.
    if (addressIn(String(form.getValues('link') ?? '')) !== address) return;
    const hasRoom = hasRoomForPicture();
    // What is there may be this very picture.
    const isAsked = hasRoom || page.img !== picture.address.current;
    const plan = planFilling(page, form.getValues(), isAsked ? hasRoom : null);
    fill(plan.fills);
    if (plan.picture !== null) picture.take(plan.picture);
    tell({ address, said: sayPlan(plan, t), differs: plan.differs, picture: plan.otherPicture });
    if (!isFilling(plan)) return;
    notify(page.known_shop ? { type: 'success', text: t.scanDone } : { type: 'info', text: t.scanDoneUnknown });
  }

  function refuse(address: string, error: unknown) {
    if (isSessionEnd(error)) return;
    if (hasCode(error, 'UNPROCESSABLE_ENTITY')) {
      form.setError('link', { type: 'server', message: t.scanNoLink }, { shouldFocus: true });
      return;
    }
    const { text, beside } = wordsFor(error, language, {});
    tell({ address, problem: beside });
    notify({ type: 'error', text });
  }

  async function start(address = link) {
    setOutcome(null);
    if (address === '') {
      form.setError('link', { type: 'server', message: t.scanEmptyLink }, { shouldFocus: true });
      return;
    }
    if (!(await form.trigger('link', { shouldFocus: true }))) return;
    setAsked(address);
    await read(address, { onRead: (page) => take(address, page), onRefused: (error) => refuse(address, error) });
  }

  function end() {
    stop();
    tell({ address: link, said: t.scanStopped });
  }

  function replace() {
    if (!shown) return;
    fill(shown.differs);
    if (shown.picture !== null) picture.take(shown.picture);
    tell({ address: link, said: t.scanReplaced });
  }

  return {
    link,
    isReading,
    isSlow: isReading && phase === 'slow',
    outcome: shown,
    known,
    start,
    stop,
    end,
    replace,
    keep: () => tell({ address: link, said: t.scanKept }),
  };
}
