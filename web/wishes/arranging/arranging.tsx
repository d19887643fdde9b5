import { Accessibility, PointerActivationConstraints } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { useEffect } from 'react';
import { paths } from '#contract/pages.ts';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import type { ManagedRegistry } from '#web/data/registries/managed-registry.ts';
import { rootMark } from '#web/ui/behaviour/root-mark.ts';
import { useFewAtATime } from '#web/ui/behaviour/use-few-at-a-time.ts';
import { useWayToList } from '#web/ui/controls/list-link.tsx';
import { dismissBefore } from '#web/ui/notices/notify.ts';
import { BackLink, Page, PageHeader } from '#web/ui/page/page.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './arranging.module.css';
import { CategoryRows } from './category-rows.tsx';
import { ChosenWishes } from './chosen.tsx';
import { Selection } from './selection.tsx';
import { UndoLine } from './undo-line.tsx';
import { useArranging } from './use-arranging.ts';
import { useDrag } from './use-drag.ts';
import { useKeyboard } from './use-keyboard.ts';
import { WishRows } from './wish-rows.tsx';

// We announce moves ourselves, in the reader's language; a handle reacts at once, by mouse and touch.
const SENSORS = [
  PointerSensor.configure({ activationConstraints: [new PointerActivationConstraints.Distance({ value: 4 })] }),
];

const markArranging = rootMark('arranging');

interface ArrangingProps {
  registry: ManagedRegistry;
  /** Reloads the registry. */
  onChange: () => Promise<void>;
}

/** A registry's gifts as short rows: dragged, moved by keyboard or menu, or several at once. */
export function Arranging({ registry, onChange }: ArrangingProps) {
  const t = useTexts(arrangingTexts);
  const arranging = useArranging(registry, onChange);
  const drag = useDrag(registry, arranging);
  const keyboard = useKeyboard(registry, arranging);
  const { arrangement } = arranging;
  const drawn = useFewAtATime(arrangement.length, 1, 1);
  useOwnNotices();
  const wishOf = new Map(registry.categories.flatMap(({ wishes }) => wishes.map((wish) => [wish.id, wish])));
  return (
    <Page width="text">
      <BackLink to={useWayToList(paths.ownerRegistry(registry.id))}>{t.back}</BackLink>
      <PageHeader title={t.title} lead={wishOf.size > 0 ? t.lead : t.noCategory} />
      <p id="handle-help" className="visually-hidden">
        {t.handleHelp}
      </p>
      <ChosenWishes>
        <DragDropProvider
          sensors={SENSORS}
          plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
          {...drag}
        >
          <CategoryRows {...{ registry, arranging, keyboard }} onRenamed={onChange} />
          {arrangement.slice(0, drawn).map(({ id, wishes }) => (
            <WishRows
              key={id}
              {...{ arranging, keyboard }}
              category={registry.categories.find((category) => category.id === id)}
              wishes={wishes.flatMap((wish) => wishOf.get(wish) ?? [])}
            />
          ))}
        </DragDropProvider>
        <div ref={markArranging} className={styles.bars}>
          <UndoLine arranging={arranging} words={keyboard.words} />
          <Selection {...{ registry, arranging }} />
        </div>
      </ChosenWishes>
    </Page>
  );
}

/** Notices of the list, which has the same path, do not stay over this page, nor the other way round. */
function useOwnNotices(): void {
  useEffect(() => {
    const dismiss = () => dismissBefore(Date.now());
    dismiss();
    return dismiss;
  }, []);
}
