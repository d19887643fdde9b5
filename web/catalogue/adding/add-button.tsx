import { useEffect, useRef } from 'react';
import { paths } from '#contract/pages.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
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
  const button = useFocusAfterUndo(addition !== undefined);
  if (addition) {
    const { birthregistry_id, id } = addition.wish;
    return (
      <ButtonLink
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
      ref={button}
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

/** A notice undoes it, and goes with the focus: that comes back to the button. */
function useFocusAfterUndo(isAdded: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAdded = useRef(isAdded);
  useEffect(() => {
    if (wasAdded.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    wasAdded.current = isAdded;
  }, [isAdded]);
  return button;
}
