import { type Ref, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { wishesTexts } from '#locales/wishes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import type { WishInput } from '../wish-values.ts';

const CataloguePicker = later(async () => (await import('./catalogue-picker.tsx')).CataloguePicker);

/** « Image du catalogue »: opens the catalogue's pictures, at those matching the gift's name. */
export function CatalogueButton({
  buttonRef,
  onChoose,
}: {
  buttonRef?: Ref<HTMLButtonElement> | undefined;
  onChoose: (path: string) => void;
}) {
  const t = useTexts(wishesTexts);
  const { getValues } = useFormContext<WishInput>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={buttonRef} small icon="search" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.cataloguePicture}
      </Button>
      {isOpen &&
        // Outside the form: Enter in the search must not submit it.
        createPortal(
          <CataloguePicker
            title={String(getValues('title') ?? '')}
            onClose={() => setOpen(false)}
            onChoose={(path) => {
              setOpen(false);
              onChoose(path);
            }}
          />,
          document.body,
        )}
    </>
  );
}
