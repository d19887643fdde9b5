import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { warnOfErrors, withdrawWarning } from '#web/ui/form/form-errors.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { FORM_PAGES, type FormPage, fieldsOf, pageOf } from './form-pages.ts';
import type { CheckedRegistry, RegistryValues } from './registry-schema.ts';

type RegistryFormState = UseFormReturn<RegistryValues, unknown, CheckedRegistry>;

/** The form's pages: the current one, and how to turn to others. */
export function usePages(form: RegistryFormState) {
  const language = useLanguage();
  const { page, showPage, leaveFor, section } = usePageInSight(form);
  const at = FORM_PAGES.indexOf(page);

  /** Turns to the first page with an error. */
  function reveal(fields: string[]) {
    const first = FORM_PAGES.find((candidate) => fields.some((field) => pageOf(field) === candidate));
    if (first === undefined || first === page) return;
    showPage(
      first,
      fields.find((field) => pageOf(field) === first),
    );
  }

  /** Turns to a page, once the pages before it are valid. */
  async function goTo(target: FormPage) {
    const before = FORM_PAGES.slice(at, FORM_PAGES.indexOf(target));
    const fields = before.flatMap(fieldsOf);
    if (fields.length === 0 || (await form.trigger(fields, { shouldFocus: before.length === 1 }))) {
      withdrawWarning(language);
      showPage(target);
      return;
    }
    const wrong = fields.filter((field) => form.getFieldState(field).invalid);
    warnOfErrors(wrong.length, language);
    reveal(wrong);
  }

  return { page, next: FORM_PAGES[at + 1], showPage, goTo, leaveFor, reveal, section };
}

/**
 * The current page is part of the address, so that going back turns back. After turning, focus starts at the page's
 * heading.
 */
function usePageInSight(form: RegistryFormState) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const turns = (state as { turns?: number } | null)?.turns ?? 0;
  // What is saved stays in sight while its pages are gone back through and the next one loads.
  const [last, setLast] = useState<FormPage | null>(null);
  const page = last ?? FORM_PAGES.find((candidate) => candidate === search.get('page')) ?? 'new';
  const section = useRef<HTMLDivElement>(null);
  const turned = useRef<{ field: string | undefined } | null>(null);
  function showPage(target: FormPage, field?: string) {
    turned.current = { field };
    setSearch(target === 'new' ? {} : { page: target }, { state: { turns: turns + 1 } });
  }

  /** From the form's first page, so that going back from there does not lead into the finished form. */
  async function leaveFor(path: string) {
    if (turns > 0) {
      setLast(page);
      const isThere = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      await navigate(-turns);
      await isThere;
    }
    await navigate(path, { replace: true });
  }
  const moveFocus = useEffectEvent((shown: FormPage) => {
    const aim = turned.current;
    turned.current = null;
    if (aim?.field !== undefined) form.setFocus(aim.field as 'title');
    else if (aim) section.current?.querySelector<HTMLElement>(`[data-page="${shown}"] h2`)?.focus();
  });
  useEffect(() => moveFocus(page), [page]);
  return { page, showPage, leaveFor, section };
}
