import { loadTexts } from 'virtual:page-texts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

const { lang } = document.documentElement;
if (lang === 'fr') hydrate();
else loadTexts(lang).then(hydrate, hydrate);
