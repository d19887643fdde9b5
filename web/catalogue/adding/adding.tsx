import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { catalogueTexts } from '#locales/catalogue.ts';
import { api } from '#web/data/api.ts';
import { readId } from '#web/data/read-id.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { clearWayBackAt, loginFor } from '#web/session/way-back.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { notifyError } from '#web/ui/notices/notify-error.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import { type Article, knownArticle } from '../articles.ts';
import { type Addition, undoAddition } from './addition.ts';

const AddDialog = later(async () => (await import('./add-dialog.tsx')).AddDialog);

interface Adding {
  /** Asks where the article should go; people not logged in come back to this after the login. */
  begin: (article: Article) => void;
  /** What became of it since the page was opened. */
  additionOf: (articleId: number) => Addition | undefined;
}

const AddingContext = createContext<Adding | null>(null);

export function useAdding(): Adding | null {
  return use(AddingContext);
}

/** Surrounds the catalogue's pages: articles are added to a list from here. */
export function AddingArticles({ children }: { children: ReactNode }) {
  const t = useTexts(catalogueTexts);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [article, setArticle] = useState<Article | null>(null);
  const [additions, setAdditions] = useState<Record<number, Addition | undefined>>({});
  const pathWith = (id: number) => pathAdding(pathname, search, id);
  useAsked(setArticle);

  function begin(asked: Article) {
    if (isLoggedIn()) setArticle(asked);
    else goToLogin(asked.id);
  }
  function goToLogin(id: number) {
    setArticle(null);
    Promise.resolve(navigate(loginFor(pathWith(id)))).catch(reportError);
  }
  function onAdded(added: Article, addition: Addition, place: string) {
    setArticle(null);
    setAdditions((before) => ({ ...before, [added.id]: addition }));
    notify({ type: 'success', text: t.addedTo(place), action: undoing(added.id, addition) });
  }
  function undoing(id: number, addition: Addition) {
    return { label: t.undo, act: () => undo(id, addition) };
  }
  async function undo(id: number, addition: Addition) {
    try {
      await undoAddition(addition);
      setAdditions((before) => ({ ...before, [id]: undefined }));
      notify({ type: 'info', text: t.undone });
    } catch (error) {
      notifyError(error, t.cannotUndo, undoing(id, addition));
    }
  }

  return (
    <AddingContext value={{ begin, additionOf: (id) => additions[id] }}>
      {children}
      {article && (
        <AddDialog
          article={article}
          waitingAt={pathWith(article.id)}
          onClose={() => setArticle(null)}
          onSessionEnd={() => goToLogin(article.id)}
          onAdded={(addition, place) => onAdded(article, addition, place)}
        />
      )}
    </AddingContext>
  );
}

/** The page's address, with the article to be added there. */
function pathAdding(pathname: string, search: string, articleId: number): string {
  const params = new URLSearchParams(search);
  params.set('add', String(articleId));
  return `${pathname}?${params}`;
}

/** The article the address asks to add (after a login, a registration or a first list); asked once. */
function useAsked(onArticle: (article: Article) => void): void {
  const { ready, isLoggedIn: isIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = readId(new URLSearchParams(search).get('add') ?? '');
  const open = useEffectEvent(async (wanted: number) => {
    clearWayBackAt(pathname + search);
    const params = new URLSearchParams(search);
    params.delete('add');
    const article =
      knownArticle(wanted) ??
      (await api('GET /catalog/{catalog_id}', { params: { catalog_id: wanted } }).catch(() => null));
    if (article) onArticle(article);
    await navigate(`${pathname}${params.size > 0 ? `?${params}` : ''}`, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (ready && isIn && id !== null) open(id).catch(reportError);
  }, [ready, isIn, id]);
  useEffect(() => {
    // What the first tap needs.
    if (isIn) import('./add-dialog.tsx').catch(() => {});
  }, [isIn]);
}
