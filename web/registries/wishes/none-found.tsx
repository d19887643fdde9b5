import { registryTexts } from '#locales/registries/registry.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { NoResultDrawing } from '#web/ui/drawings/no-result.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** No gift passes the filters. */
export function NoneFound({ onClear }: { onClear: () => void }) {
  const t = useTexts(registryTexts);
  return (
    <EmptyState
      level={2}
      drawing={<NoResultDrawing />}
      title={t.noneFound}
      actions={<Button onClick={onClear}>{t.clearFilters}</Button>}
    >
      <p>{t.noneFoundText}</p>
    </EmptyState>
  );
}
