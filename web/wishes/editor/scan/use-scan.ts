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
import { namesIn, type ShopPage } from './page-fields.ts';
import { planFilling, sayPlan } from './plan-filling.ts';
import { useFilling } from './use-filling.ts';
import { type Tell, useOutcome } from './use-outcome.ts';
import { type AskPage, usePageReading } from './use-page-reading.ts';
import { useQuestion } from './use-question.ts';
import type { ShopPicture } from './use-shop-picture.ts';

type WishFormState = UseFormReturn<WishInput, unknown, WishValues>;

export type Scan = ReturnType<typeof useScan>;

interface ScanOptions {
  picture: ShopPicture;
  /** Null: pictures cannot be kept here. `false`: the form has one, or one is being sent. */
  hasRoomForPicture: () => boolean | null;
  ask: AskPage;
}

/** Has the page of a wish's link read, and fills in what is empty of the form; what is there it replaces only when told. */
export function useScan(form: WishFormState, { picture, hasRoomForPicture, ask }: ScanOptions) {
  const t = useTexts(wishesTexts);
  const link = addressIn(String(useWatch({ control: form.control, name: 'link' }) ?? ''));
  const [asked, setAsked] = useState('');
  const { phase, read, stop } = usePageReading(ask);
  const { outcome, tell, forget } = useOutcome(link);
  const { known, fill } = useFilling(form);
  const refuse = useRefusal(form, tell);
  const isReading = phase !== 'idle' && asked === link;

  function take(address: string, page: ShopPage) {
    // Another link has been typed meanwhile.
    if (addressIn(String(form.getValues('link') ?? '')) !== address) return;
    const plan = planFilling(page, form.getValues());
    fill(plan.fills);
    const hasPicture = picture.consider(page.img, hasRoomForPicture());
    const said = sayPlan(plan, t);
    tell({ address, said, gaveNothing: said === '' && !hasPicture, differs: plan.differs });
    if (namesIn(plan.fills).length === 0 && !hasPicture) return;
    notify(page.known_shop ? { type: 'success', text: t.scanDone } : { type: 'info', text: t.scanDoneUnknown });
  }

  async function start(address = link) {
    forget();
    picture.withdraw();
    if (address === '')
      return form.setError('link', { type: 'server', message: t.scanEmptyLink }, { shouldFocus: true });
    if (!(await form.trigger('link', { shouldFocus: true }))) return;
    setAsked(address);
    await read(address, { onRead: (page) => take(address, page), onRefused: (error) => refuse(address, error) });
  }

  function end() {
    stop();
    tell({ address: link, said: t.scanStopped });
  }

  return {
    link,
    isReading,
    isSlow: isReading && phase === 'slow',
    /** The page's picture is compared with the form's. */
    isLooking: picture.isLooking,
    outcome,
    known,
    question: useQuestion({ link, outcome, tell, picture, fill }),
    start,
    stop,
    end,
  };
}

/** What is done where a page could not be read. */
function useRefusal(form: WishFormState, tell: Tell) {
  const t = useTexts(wishesTexts);
  const language = useLanguage();
  return (address: string, error: unknown) => {
    if (isSessionEnd(error)) return;
    if (hasCode(error, 'UNPROCESSABLE_ENTITY')) {
      form.setError('link', { type: 'server', message: t.scanNoLink }, { shouldFocus: true });
      return;
    }
    const { text, beside } = wordsFor(error, language, {});
    tell({ address, problem: beside });
    notify({ type: 'error', text });
  };
}
