import { useState } from 'react';
import type { ContactFormTexts } from '#locales/info-article.ts';
import { fetchTexts } from '#locales/page-texts.ts';
import { uiTexts } from '#locales/ui.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { pageLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import { LoadingBlock } from '#web/ui/waiting/spinner.tsx';
import styles from '../info/info-sections.module.css';

const ContactForm = later(
  async () => {
    const [{ ContactForm: form }] = await Promise.all([
      import('./contact-form.tsx'),
      // Its errors: of a list's pages, only the forms have them.
      fetchTexts(pageLanguage(), 'givers'),
    ]);
    return form;
  },
  { fallback: <Loading /> },
);

function Loading() {
  const ui = useTexts(uiTexts);
  return <LoadingBlock label={ui.loading} />;
}

/** In this visit: whoever comes back to the form need not wonder. */
let wasSent = false;

/**
 * The form that writes to the operator. Few readers want it, so it is loaded on demand; the focus moves into it, and
 * back to the button once it is closed. That the message has left stays there: the notice that says so goes.
 */
export function WriteToUs({ texts, isOnPage }: { texts: ContactFormTexts; isOnPage: boolean }) {
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  if (state === 'open') {
    const form = (
      <ContactForm
        texts={texts}
        isOnPage={isOnPage}
        onClose={() => setState('closed')}
        onSent={() => {
          wasSent = true;
          setState('closed');
        }}
      />
    );
    return isOnPage ? <Card>{form}</Card> : form;
  }
  return (
    <div className={styles.write}>
      {wasSent && (
        <p className={styles.sent}>
          <Icon name="check" />
          <span>
            <strong>{texts.sentTitle}</strong>
            <br />
            {texts.sent}
          </span>
        </p>
      )}
      <Button icon="mail" autoFocus={state !== 'unasked'} onClick={() => setState('open')}>
        {texts.open}
      </Button>
    </div>
  );
}
