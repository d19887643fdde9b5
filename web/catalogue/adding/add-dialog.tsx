import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { articleTexts } from '#locales/articles.ts';
import { isSessionEnd } from '#web/data/api-errors.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { wordsFor } from '#web/ui/notices/error-words.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { LoadingBlock } from '#web/ui/waiting/spinner.tsx';
import { waitingGift } from '#web/wishes/adding/waiting-gift.ts';
import type { Article } from '../articles.ts';
import { addArticle } from './add-article.ts';
import styles from './add-dialog.module.css';
import type { Addition } from './addition.ts';
import { ArticleLine } from './article-line.tsx';
import { PlaceFields } from './place-fields.tsx';
import { lastPlace, type Place, proposedCategory } from './places.ts';
import { type Places, usePlaces } from './use-places.ts';

interface AddDialogProps {
  article: Article;
  /** The page that goes on with the article when there is a list. */
  waitingAt: string;
  onClose: () => void;
  onSessionEnd: () => void;
  onAdded: (addition: Addition, list: string) => void;
}

/** Which list and which category: both are proposed, so that a second tap is enough. */
export default function AddDialog(props: AddDialogProps) {
  const t = useTexts(articleTexts);
  const navigate = useNavigate();
  const formId = useId();
  const places = usePlaces(props.onSessionEnd);
  const { place, choose, add, isBusy, problem } = useAddition(props, places);
  const hasNoList = places.registries?.length === 0;

  function createList() {
    waitingGift.keep(props.waitingAt);
    return navigate(paths.newRegistry());
  }

  return (
    <Dialog
      open
      onClose={props.onClose}
      title={hasNoList ? t.firstListTitle : t.addLong}
      footer={
        hasNoList ? (
          <Button variant="primary" icon="plus" wide onClick={createList}>
            {t.createList}
          </Button>
        ) : (
          <Button type="submit" form={formId} variant="primary" wide loading={isBusy} disabled={!place}>
            {t.add}
          </Button>
        )
      }
    >
      <form id={formId} method="post" noValidate className={styles.form} onSubmit={add}>
        <ArticleLine article={props.article} />
        {hasNoList && <p>{t.firstListText}</p>}
        {places.hasFailed && (
          <p className={styles.problem} role="alert">
            {t.placesFailed}{' '}
            <Button small onClick={places.retry}>
              {t.retry}
            </Button>
          </p>
        )}
        {place && <PlaceFields {...{ places, place, choose, problem }} />}
        {!(place || hasNoList || places.hasFailed) && <LoadingBlock label={t.addLong} />}
      </form>
    </Dialog>
  );
}

/** What is proposed or chosen, and how it is done. */
function useAddition({ article, onAdded, onSessionEnd }: AddDialogProps, { registry, categories }: Places) {
  const t = useTexts(articleTexts);
  const language = useLanguage();
  const [chosen, setChosen] = useState<Place | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const proposed = registry &&
    categories && {
      registryId: registry.id,
      category: proposedCategory(categories, lastPlace.read(), t.categories[article.category]),
    };
  const place = chosen && chosen.registryId === registry?.id ? chosen : (proposed ?? null);

  async function add(event: SubmitEvent) {
    event.preventDefault();
    if (!(place && registry && categories) || isBusy) return;
    const label = place.category.label.trim();
    if (label === '') return setProblem(t.nameMissing);
    setBusy(true);
    setProblem('');
    try {
      const addition = await addArticle(article, { ...place, category: { ...place.category, label } }, categories);
      lastPlace.keep({ registryId: registry.id, categoryId: addition.category.id });
      onAdded(addition, registry.title);
    } catch (error) {
      if (isSessionEnd(error)) return onSessionEnd();
      setProblem(wordsFor(error, language, { failure: t.cannotAdd }).beside);
      setBusy(false);
    }
  }
  function choose(category: Place['category']) {
    setProblem('');
    if (registry) setChosen({ registryId: registry.id, category });
  }
  return { place, choose, add, isBusy, problem };
}
