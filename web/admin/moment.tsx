import { LOCALES, TIME_ZONE } from '#locales/dates.ts';
import { useLanguage } from '#web/ui/texts/language.ts';

/** A moment to the second, in Europe/Paris: superusers compare it with logs and with what else happened that day. */
export function Moment({ value }: { value: string }) {
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    timeZone: TIME_ZONE,
  });
  return <time dateTime={value}>{format.format(new Date(value))}</time>;
}
