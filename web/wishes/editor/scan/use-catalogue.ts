import { useEffect, useEffectEvent, useRef } from 'react';
import { hasRightCheckDigit } from '#contract/gtin.ts';
import { addressIn } from '#contract/links.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { WishFormState } from '../wish-values.ts';
import { namesIn, planFilling, type Read } from './fields-from-page.ts';
import type { Source, TakeBack } from './filled-fields.tsx';
import { canBeKnown, eanIn, findKnownArticle, type KnownArticle, shopPageOf } from './known-article.ts';
import type { ShopPicture } from './picture/use-shop-picture.ts';
import type { ShowOutcome } from './use-scan-outcome.ts';

interface CatalogueOptions {
  link: string;
  picture: ShopPicture;
  hasRoomForPicture: () => boolean | null;
  fill: (values: Read, from: Source) => void;
  takePath: (path: string) => void;
  takeBack: TakeBack;
  showOutcome: ShowOutcome;
}

const PAUSE_MS = 300;

/** What the catalogue knows about a link or EAN is filled into empty fields as soon as it is pasted. */
export function useCatalogue(form: WishFormState, options: CatalogueOptions) {
  const { link, takeBack, showOutcome } = options;
  const t = useTexts(wishesTexts);
  /** The text that needs no lookup (any more); the gift's original link was looked up when it was created. */
  const lookedUp = useRef(addressIn(form.getValues('link') ?? ''));
  /** Another source, which knows more, is being asked about it. */
  function skip(text: string) {
    lookedUp.current = text;
  }
  const fillFrom = useArticleFilling(form, options, skip);
  const oneAtATime = useOneAtATime(lookUp);
  const lookUpQuietly = useEffectEvent((text: string) => fillIn(text));
  useEffect(() => {
    if (!canBeKnown(link) || lookedUp.current === link) return;
    const timer = setTimeout(() => lookUpQuietly(link).catch(reportError), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [link]);

  /** @returns whether nothing more needs to be done about it: the form was filled in, or it is not an address */
  async function fillIn(text: string): Promise<boolean> {
    const isFilled = oneAtATime.joined(text);
    if (isFilled) return isFilled;
    if (!canBeKnown(text) || lookedUp.current === text) return false;
    lookedUp.current = text;
    return oneAtATime.begin(text);
  }

  async function lookUp(text: string, signal: AbortSignal): Promise<boolean> {
    const ean = eanIn(text);
    const isMistyped = ean !== null && !hasRightCheckDigit(ean);
    // Undefined: there was no answer.
    const article = isMistyped ? null : await findKnownArticle(text, signal).catch(() => undefined);
    const isSame = addressIn(form.getValues('link') ?? '') === text;
    if (signal.aborted || !isSame) return true;
    if (article) return fillFrom(article);
    if (ean === null) return leavePrevious(text, article === null);
    // It may be asked about again: there was no answer, or an import may add it.
    lookedUp.current = '';
    form.setError('link', { type: 'server', message: isMistyped ? t.mistypedEan : t.unknownEan });
    return true;
  }

  /** @returns that nothing is known of this address */
  function leavePrevious(address: string, isSurelyUnknown: boolean): false {
    if (isSurelyUnknown && takeBack(address, 'unknown')) showOutcome({ address, message: t.takenBack });
    return false;
  }

  return { fillIn, skip };
}

/**
 * Fills in what the catalogue knows about an article, and its link in place of an EAN; says whether it filled in
 * anything.
 */
function useArticleFilling(
  form: WishFormState,
  { picture, hasRoomForPicture, fill, takePath, takeBack, showOutcome }: CatalogueOptions,
  onLink: (address: string) => void,
) {
  const t = useTexts(wishesTexts);
  return (article: KnownArticle): boolean => {
    const address = addressIn(article.link);
    if (addressIn(form.getValues('link') ?? '') !== address && eanIn(form.getValues('link') ?? '') !== null) {
      onLink(address);
      form.setValue('link', article.link, { shouldDirty: true, shouldValidate: true });
    }
    // As it stands in the form, with its tracking: reading the page behind it later takes nothing back.
    const link = addressIn(form.getValues('link') ?? '');
    takeBack(link, 'filled');
    const { fills, differs } = planFilling(shopPageOf(article), form.getValues());
    fill(fills, 'catalogue');
    const hasPicture = hasRoomForPicture() === true && takePicture(article, picture, takePath);
    const names = namesIn(fills).map((name) => t[name]);
    const message = names.length > 0 ? t.knownFilled(names.join(', ')) : t.knownArticle;
    showOutcome({ address: link, message, differs, from: 'catalogue' });
    return names.length > 0 || hasPicture;
  };
}

/** Ours if we have it, otherwise the shop's, which is copied into the store with the gift. */
function takePicture({ img_path, img }: KnownArticle, picture: ShopPicture, takePath: (path: string) => void): boolean {
  if (img_path === null) return picture.consider(img, true);
  takePath(img_path);
  return true;
}

/** Looks up one text at a time: a new one cancels the previous. */
function useOneAtATime(lookUp: (text: string, signal: AbortSignal) => Promise<boolean>) {
  const running = useRef<{ text: string; controller: AbortController; isFilled: Promise<boolean> }>(null);
  useEffect(() => () => running.current?.controller.abort(), []);
  return {
    /** The lookup already running for this text. */
    joined: (text: string) => (running.current?.text === text ? running.current.isFilled : null),
    async begin(text: string): Promise<boolean> {
      running.current?.controller.abort();
      const controller = new AbortController();
      const isFilled = lookUp(text, controller.signal);
      running.current = { text, controller, isFilled };
      try {
        return await isFilled;
      } finally {
        if (running.current?.controller === controller) running.current = null;
      }
    },
  };
}
