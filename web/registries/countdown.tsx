import { useSyncExternalStore } from 'react';
import { dayOf } from '#locales/dates.ts';
import { registryTexts } from '#locales/registries/registry.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { daysUntil } from './days-until.ts';

const never = () => () => {};

/**
 * How long until the due date. A cached page may be old, so the browser counts; until then the space is reserved but
 * empty.
 */
export function Countdown({ day, className }: { day: string; className?: string | undefined }) {
  const t = useTexts(registryTexts);
  const now = useSyncExternalStore(
    never,
    () => dayOf(),
    () => null,
  );
  return <span className={className}>{now !== null && wordsFor(daysUntil(day, now), t)}</span>;
}

function wordsFor(days: number, t: ReturnType<typeof registryTexts>): string {
  if (days > 0) return t.daysLeft(days);
  return days === 0 ? t.dueToday : t.duePast;
}
