import { wishesTexts } from '#locales/wishes.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { namesIn, type Read } from './page-fields.ts';
import type { Outcome, Tell } from './use-outcome.ts';
import type { ShopPicture } from './use-shop-picture.ts';

interface Asking {
  link: string;
  outcome: Outcome | null;
  tell: Tell;
  picture: ShopPicture;
  fill: (values: Read) => void;
}

export type Question = NonNullable<ReturnType<typeof useQuestion>>;

/** Whether what the page says otherwise replaces what stands in the form; null where there is nothing to ask. */
export function useQuestion({ link, outcome, tell, picture, fill }: Asking) {
  const t = useTexts(wishesTexts);
  if (!outcome || (namesIn(outcome.differs).length === 0 && picture.offered === null)) return null;
  const { differs } = outcome;
  return {
    differs,
    picture: picture.offered,
    replace() {
      fill(differs);
      picture.accept();
      tell({ address: link, said: t.scanReplaced });
    },
    keep() {
      picture.decline();
      tell({ address: link, said: t.scanKept });
    },
  };
}
