import { type RefObject, useEffect, useRef } from 'react';
import { paths } from '#contract/pages.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
import { keepFocus } from '#web/ui/behaviour/keep-focus.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { Article } from '../articles.ts';
import { useAdding } from './adding.tsx';

interface AddButtonProps {
  article: Article;
  /** The main action on an article's page. */
  primary?: boolean;
}

/** Before the first tap; afterwards it links to the gift made from the article. */
export function AddButton({ article, primary = false }: AddButtonProps) {
  const t = useTexts(catalogueTexts);
  const adding = useAdding();
  const addition = adding?.additionOf(article.id);
  const control = useKeptFocus(addition !== undefined);
  if (addition) {
    const { birthregistry_id, id } = addition.wish;
    return (
      <ButtonLink
        ref={control as RefObject<HTMLAnchorElement | null>}
        wide
        small={!primary}
        icon="check"
        to={paths.ownerRegistry(birthregistry_id, id)}
        aria-label={t.addedNamed(article.title)}
      >
        {t.added}
      </ButtonLink>
    );
  }
  return (
    <Button
      ref={control as RefObject<HTMLButtonElement | null>}
      wide
      small={!primary}
      variant={primary ? 'primary' : 'secondary'}
      icon="plus"
      aria-label={primary ? undefined : t.addNamed(article.title)}
      onClick={() => adding?.begin(article)}
    >
      {primary ? t.addLong : t.add}
    </Button>
  );
}

/** The button that was pressed and the link instead of it are two elements: the focus goes from one to the other. */
function useKeptFocus(isAdded: boolean) {
  const control = useRef<HTMLElement>(null);
  const wasAdded = useRef(isAdded);
  useEffect(() => {
    if (wasAdded.current !== isAdded) keepFocus(control.current);
    wasAdded.current = isAdded;
  }, [isAdded]);
  return control;
}
