import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchTexts, type Readers } from '#locales/page-texts.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';

const { dataset } = document.documentElement;

function hydrate() {
  delete dataset.fonts;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

/** Without its texts a page stays as the server sent it, and looks as it does where no script runs. */
function leaveAsSent() {
  delete dataset.script;
  delete dataset.cookies;
  delete dataset.fonts;
}

const isOlder = !('popover' in HTMLElement.prototype && 'canParse' in URL);
const standIns = isOlder ? import('./older-browsers.ts') : undefined;
const readers: Readers[] = dataset.readers === 'parents' ? ['visitors', 'parents'] : ['visitors'];
Promise.all([standIns, ...readers.map((each) => fetchTexts(pageLanguage(), each))]).then(hydrate, leaveAsSent);
