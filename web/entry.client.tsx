import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchTexts, type Readers } from '#locales/page-texts.ts';
import { pageLanguage } from '#web/ui/texts/language.ts';
import { askForNextScripts } from './document/next-scripts.ts';

const { dataset } = document.documentElement;

function hydrate() {
  delete dataset.fonts;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[askForNextScripts]} />
      </StrictMode>,
    );
  });
}

/** If its texts cannot be loaded, a page stays as the server sent it, as if scripts were off. */
function leaveAsSent() {
  delete dataset.script;
  delete dataset.cookies;
  delete dataset.fonts;
}

/** After everything the page itself requests, its script too. Browsers without caches work all the same. */
function keepSeen() {
  import('./keep-for-offline.ts').then(({ keepForOffline }) => keepForOffline()).catch(() => {});
}

if (document.readyState === 'complete') keepSeen();
else addEventListener('load', keepSeen);

const isOlder = !('popover' in HTMLElement.prototype && 'canParse' in URL);
const standIns = isOlder ? import('./older-browsers.ts') : undefined;
const texts = ['visitors', dataset.readers as Readers | undefined] as const;
Promise.all([standIns, ...texts.map((each) => each && fetchTexts(pageLanguage(), each))]).then(hydrate, leaveAsSent);
