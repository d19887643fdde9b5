import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { catalogueImportTexts } from '#locales/catalogue-imports.ts';
import { LOCALES } from '#locales/dates.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './outcome.module.css';

type Import = Answer<'GET /catalog/imports'>[number];

/** Why an import changed nothing, with details. */
export function WhyFailed({ reason, details }: Pick<Import, 'reason' | 'details'>) {
  const t = useTexts(catalogueImportTexts);
  if (!reason) return null;
  return (
    <p className={styles.why}>
      {t.failures[reason]} {t.unchanged}
      {details && (
        <small className={styles.details} lang="en">
          {details}
        </small>
      )}
    </p>
  );
}

/** How many lines of a feed were not articles; on demand, which ones and why: in a dialog, wider than a column. */
export function Refusals({ refused, refusals }: Pick<Import, 'refused' | 'refusals'>) {
  const t = useTexts(catalogueImportTexts);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const count = (value: number) => value.toLocaleString(LOCALES[language]);
  if (refusals.length === 0) return count(refused);
  return (
    <>
      <Button small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.showRefusals(refused, count(refused))}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.refusals}>
        {refused > refusals.length && <p>{t.firstOf(count(refusals.length), count(refused))}</p>}
        <ol className={styles.lines}>
          {refusals.map(({ line, reason }) => (
            <li key={`${line} ${reason}`}>
              {t.line(count(line))}, {t.reasons[reason]}
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
