import { useState } from 'react';
import * as z from 'zod';
import type { Answer } from '#contract/calls.ts';
import { webAddress } from '#contract/texts.ts';
import { affiliateTexts } from '#locales/affiliate.ts';
import { api } from '#web/data/api.ts';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './affiliate.module.css';
import { LinkState } from './link-state.tsx';

const schema = z.object({ link: webAddress });

type Tried = Answer<'POST /affiliate/try'>;

/** Shows what the current rules make of a pasted link. */
export function TryLink({ label }: { label: string }) {
  const t = useTexts(affiliateTexts);
  const form = useAppForm({ schema, defaultValues: { link: '' } });
  const [tried, setTried] = useState<Tried | null>(null);
  return (
    <>
      <Form form={form} onSubmit={async ({ link }) => setTried(await api('POST /affiliate/try', { body: { link } }))}>
        <TextField
          name="link"
          label={t.link}
          type="url"
          inputMode="url"
          autoComplete="off"
          required
          spellCheck={false}
        />
        <SubmitButton>{label}</SubmitButton>
      </Form>
      <div role="status">{tried && <TriedLink tried={tried} />}</div>
    </>
  );
}

export function TriedLink({ tried }: { tried: Tried }) {
  const t = useTexts(affiliateTexts);
  return (
    <div className={styles.tried}>
      <p className={styles.name}>
        {tried.shop ?? tried.domain ?? t.unknownShop} <LinkState state={tried.state} />
      </p>
      <dl>
        <dt>{t.kept}</dt>
        <dd>{tried.link}</dd>
        <dt>{t.opened}</dt>
        <dd>{tried.affiliate_link}</dd>
      </dl>
      {!tried.known_shop && (tried.shop ?? tried.domain) && <p className={styles.about}>{t.unknownShop}</p>}
    </div>
  );
}
