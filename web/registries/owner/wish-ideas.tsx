import { useLayoutEffect, useRef, useState } from 'react';
import { wishIdeasTexts } from '#locales/registries/wish-ideas.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { api } from '#web/data/api.ts';
import { createOnce } from '#web/data/idempotency/create-once.ts';
import { createCategory } from '#web/data/registries/create-category.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { isDoubleTap } from '#web/ui/behaviour/double-tap.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { notifyError } from '#web/ui/notices/notify-error.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { lastDestination } from '#web/wishes/categories/last-destination.ts';
import styles from './wish-ideas.module.css';

interface ManagedList {
  registry: ManagedRegistry;
  /** Reloads the registry. */
  onChange: () => Promise<void>;
}

interface WishIdeasProps extends ManagedList {
  isOthers: boolean;
  /** By a button below them: they may come above what is in view. */
  isAsked: boolean;
}

/** What most parents need, by category: a tap adds it to the list, another removes it. */
export function WishIdeas({ registry, isOthers, onChange, isAsked }: WishIdeasProps) {
  const t = useTexts(wishIdeasTexts);
  const categories = useTexts(wishesTexts).suggested;
  const titles = registry.categories.flatMap(({ wishes }) => wishes.map(({ title }) => title));
  // What is already on the list is no longer suggested; what was added from here stays, so that it can be removed.
  const [known] = useState(() => new Set(titles));
  const { added, toggle } = useIdeas({ registry, onChange });
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isAsked) title.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <section className={styles.ideas} aria-labelledby="ideas-title">
      <h3 ref={title} id="ideas-title" className={styles.title}>
        {t.title}
      </h3>
      <p>{isOthers ? t.leadOther : t.lead}</p>
      <dl className={styles.groups}>
        {t.ideas.map((ideas, index) => {
          const label = categories[index] ?? '';
          return (
            <div key={label} className={styles.group}>
              <dt>{label}</dt>
              {ideas
                .filter((idea) => !known.has(idea))
                .map((idea) => (
                  <dd key={idea}>
                    <button
                      type="button"
                      className={styles.idea}
                      aria-pressed={added.has(idea)}
                      onClick={(event) => {
                        if (!isDoubleTap(event, idea)) toggle(idea, label);
                      }}
                    >
                      <Icon name={added.has(idea) ? 'check' : 'plus'} size={18} />
                      {idea}
                    </button>
                  </dd>
                ))}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** What was added here, by title. Taps may outpace the service: each waits for the previous one. */
function useIdeas({ registry, onChange }: ManagedList) {
  const words = useTexts(wishesTexts);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const wishIds = useRef(new Map<string, number>());
  const categories = useRef<ManagedRegistry['categories'] | null>(null);
  const queue = useRef(Promise.resolve());

  async function add(idea: string, label: string) {
    const known = categories.current ?? registry.categories;
    const { chosen, all } = await createCategory(registry.id, label, known);
    categories.current = all as ManagedRegistry['categories'];
    const { id } = await createOnce('POST /wish/', { title: idea, category_id: chosen.id, price: 0 });
    wishIds.current.set(idea, id);
    lastDestination.keep({ registryId: registry.id, categoryId: chosen.id });
    notify({ type: 'success', text: words.created });
  }

  async function takeBack(idea: string) {
    const wish_id = wishIds.current.get(idea);
    if (wish_id === undefined) return;
    await api('DELETE /wish/{wish_id}', { params: { wish_id }, query: { newest_booking: 0 } });
    wishIds.current.delete(idea);
    notify({ type: 'success', text: words.deleted });
  }

  async function change(idea: string, label: string, isAdded: boolean) {
    try {
      await (isAdded ? takeBack(idea) : add(idea, label));
    } catch (error) {
      mark(idea, isAdded);
      categories.current = null;
      notifyError(error, isAdded ? words.cannotDelete : words.cannotCreate);
    }
    await onChange();
  }

  function mark(idea: string, isAdded: boolean) {
    setAdded((before) => new Set(isAdded ? [...before, idea] : [...before].filter((other) => other !== idea)));
  }

  function toggle(idea: string, label: string) {
    const isAdded = added.has(idea);
    mark(idea, !isAdded);
    queue.current = queue.current.then(() => change(idea, label, isAdded)).catch(reportError);
  }
  return { added, toggle };
}
