import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
import { hasCode, isSessionEnd } from '#web/data/api-errors.ts';
import { waitingWish } from '#web/data/registries/waiting-wish.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { wordsFor } from '#web/ui/notices/error-words.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useLateFocus } from '#web/ui/overlays/use-late-focus.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { LoadingBlock } from '#web/ui/waiting/spinner.tsx';
import { lastDestination } from '#web/wishes/categories/last-destination.ts';
import type { Article } from '../articles.ts';
import { addArticle } from './add-article.ts';
import styles from './add-dialog.module.css';
import type { Addition } from './addition.ts';
import { ArticleLine } from './article-line.tsx';
import { type ArticleDestination, proposedCategory } from './destination.ts';
import { DestinationFields } from './destination-fields.tsx';
import { type Destinations, useDestinations } from './use-destinations.ts';

interface AddDialogProps {
  article: Article;
  /** Where adding the article continues once there is a list. */
  waitingAt: string;
  onClose: () => void;
  onSessionEnd: () => void;
  /** `place`: what tells where it went: the list, or the category if there is only one list. */
  onAdded: (addition: Addition, place: string) => void;
}

/** Which list and category: both are preselected, so that a second tap is enough. */
export function AddDialog(props: AddDialogProps) {
  const t = useTexts(catalogueTexts);
  const navigate = useNavigate();
  const formId = useId();
  const destinations = useDestinations(props.onSessionEnd);
  const { destination, choose, add, isBusy, problem } = useAddition(props, destinations);
  const hasNoRegistry = destinations.registries?.length === 0;
  const form = useRef<HTMLFormElement>(null);
  useLateFocus(form, destination !== null);

  function createRegistry() {
    waitingWish.keep(props.waitingAt);
    return navigate(paths.newRegistry());
  }

  return (
    <Dialog
      open
      onClose={props.onClose}
      title={hasNoRegistry ? t.firstListTitle : t.addLong}
      footer={
        hasNoRegistry ? (
          <Button variant="primary" icon="plus" wide onClick={createRegistry}>
            {t.createList}
          </Button>
        ) : (
          <Button type="submit" form={formId} variant="primary" wide loading={isBusy} disabled={!destination}>
            {t.add}
          </Button>
        )
      }
    >
      <form ref={form} id={formId} method="post" noValidate className={styles.form} onSubmit={add}>
        <ArticleLine article={props.article} />
        {hasNoRegistry && <p>{t.firstListText}</p>}
        {destinations.hasFailed && (
          <p className={styles.problem} role="alert">
            {t.placesFailed}{' '}
            <Button small onClick={destinations.retry}>
              {t.retry}
            </Button>
          </p>
        )}
        {destination && <DestinationFields {...{ destinations, destination, choose, problem }} />}
        {!(destination || hasNoRegistry || destinations.hasFailed) && <LoadingBlock label={t.addLong} />}
      </form>
    </Dialog>
  );
}

/** The proposed or chosen destination, and how to add there. */
function useAddition(
  { article, onAdded, onSessionEnd }: AddDialogProps,
  { registries, registry, categories, refresh }: Destinations,
) {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const [chosen, setChosen] = useState<ArticleDestination | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const proposed = registry &&
    categories && {
      registryId: registry.id,
      category: proposedCategory(categories, lastDestination.read(), t.categories[article.category]),
    };
  const destination = chosen && chosen.registryId === registry?.id ? chosen : (proposed ?? null);

  async function add(event: SubmitEvent) {
    event.preventDefault();
    if (!(destination && registry && categories) || isBusy) return;
    const label = destination.category.label.trim();
    if (label === '') return setProblem(t.nameMissing);
    setBusy(true);
    setProblem('');
    try {
      const addition = await addArticle(
        article,
        { ...destination, category: { ...destination.category, label } },
        categories,
      );
      lastDestination.keep({ registryId: registry.id, categoryId: addition.category.id });
      onAdded(addition, registries?.length === 1 ? addition.category.label : registry.title);
    } catch (error) {
      if (isSessionEnd(error)) return onSessionEnd();
      setProblem(await reasonOf(error));
      setBusy(false);
    }
  }
  /** Where somebody else has deleted the category or the list, what is there now is offered. */
  async function reasonOf(error: unknown): Promise<string> {
    if (!hasCode(error, 'NOT_FOUND')) return wordsFor(error, language, { failure: t.cannotAdd }).beside;
    try {
      return (await refresh()) ? t.categoryGone : t.listGone;
    } catch {
      return t.cannotAdd;
    } finally {
      setChosen(null);
    }
  }
  function choose(category: ArticleDestination['category']) {
    setProblem('');
    if (registry) setChosen({ registryId: registry.id, category });
  }
  return { destination, choose, add, isBusy, problem };
}
