import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { addressIn } from '#contract/links.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { hasCode, isSessionEnd } from '#web/data/api-errors.ts';
import { wordsFor } from '#web/ui/notices/error-words.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { WishFormState } from '../wish-values.ts';
import { describeFilling, namesIn, planFilling, type Read, type ShopPageAnswer } from './fields-from-page.ts';
import { type TakeBack, useFilling } from './filled-fields.tsx';
import type { ShopPicture } from './picture/use-shop-picture.ts';
import { useReplaceQuestion } from './replace-question.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { type ShowOutcome, useScanOutcome } from './use-scan-outcome.ts';
import { type AskPage, fetchedPage, useShopPageReading } from './use-shop-page-reading.ts';

export type Scan = ReturnType<typeof useScan>;

interface ScanOptions {
  picture: ShopPicture;
  /** Null: pictures cannot be stored here. `false`: the form has one, or one is being sent. */
  hasRoomForPicture: () => boolean | null;
  ask: AskPage;
}

/**
 * Fills the form's empty fields from the catalogue, if that knows the link, otherwise from the page behind it;
 * existing values are only replaced when confirmed.
 */
export function useScan(form: WishFormState, { picture, hasRoomForPicture, ask }: ScanOptions) {
  const t = useTexts(wishesTexts);
  const link = addressIn(String(useWatch({ control: form.control, name: 'link' }) ?? ''));
  const [asked, setAsked] = useState('');
  const { phase, read, stop } = useShopPageReading(ask);
  const { outcome, showOutcome, forget } = useScanOutcome(link);
  const { filled, fill, takePath, takeBack } = useFilling(form, picture.drop);
  const filling = { picture, hasRoomForPicture, fill, takeBack, showOutcome };
  const applyPage = usePageApplication(form, filling);
  const refuse = useRefusal(form, takeBack, showOutcome);
  const catalogue = useCatalogue(form, { link, takePath, ...filling });
  const isReading = phase !== 'idle' && asked === link;

  async function start(address = link) {
    forget();
    picture.withdraw();
    if (address === '')
      return form.setError('link', { type: 'server', message: t.scanEmptyLink }, { shouldFocus: true });
    // What the person's own browser shows is newer than the catalogue.
    if (ask !== fetchedPage) catalogue.skip(address);
    if ((await catalogue.fillIn(address)) || !(await form.trigger('link', { shouldFocus: true }))) return;
    setAsked(address);
    await read(address, { onRead: (page) => applyPage(address, page), onRefused: (error) => refuse(address, error) });
  }

  function end() {
    stop();
    showOutcome({ address: link, message: t.scanStopped });
  }

  return {
    link,
    isReading,
    isSlow: isReading && phase === 'slow',
    /** The page's picture is compared with the form's. */
    isLooking: picture.isLooking,
    outcome,
    filled,
    question: useReplaceQuestion({ link, outcome, showOutcome, picture, fill }),
    start,
    stop,
    end,
  };
}

interface PageOptions extends Omit<ScanOptions, 'ask'> {
  fill: (values: Read) => void;
  takeBack: TakeBack;
  showOutcome: ShowOutcome;
}

/** What happens with a page that was read. */
function usePageApplication(form: WishFormState, options: PageOptions) {
  const { picture, hasRoomForPicture, fill, takeBack, showOutcome } = options;
  const t = useTexts(wishesTexts);
  return (address: string, page: ShopPageAnswer) => {
    // Another link has been typed meanwhile.
    if (addressIn(String(form.getValues('link') ?? '')) !== address) return;
    takeBack(address, 'filled');
    const { fills, differs, foreign } = planFilling(page, form.getValues());
    fill(fills);
    const hasPicture = picture.consider(page.img, hasRoomForPicture());
    const message = describeFilling({ fills, foreign }, t);
    showOutcome({ address, message, gaveNothing: message === '' && !hasPicture, differs });
    if (namesIn(fills).length === 0 && !hasPicture) return;
    notify(page.known_shop ? { type: 'success', text: t.scanDone } : { type: 'info', text: t.scanDoneUnknown });
  };
}

/** What happens if a page could not be read. */
function useRefusal(form: WishFormState, takeBack: TakeBack, showOutcome: ShowOutcome) {
  const t = useTexts(wishesTexts);
  const language = useLanguage();
  return (address: string, error: unknown) => {
    if (isSessionEnd(error)) return;
    if (hasCode(error, 'UNPROCESSABLE_ENTITY')) {
      form.setError('link', { type: 'server', message: t.scanNoLink }, { shouldFocus: true });
      return;
    }
    const { text, beside } = wordsFor(error, language, {});
    showOutcome({ address, message: takeBack(address, 'unread') ? t.takenBack : '', problem: beside });
    notify({ type: 'error', text });
  };
}
