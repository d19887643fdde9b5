import { useState } from 'react';
import { formsTexts } from '#locales/forms.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { clearDraft, readDraft } from '#web/ui/form/drafts.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './restored-draft.module.css';

/** Says that an unfinished form was restored, and offers to start over. */
export function RestoredDraft({ draft, onDiscard }: { draft: string; onDiscard: () => void }) {
  const t = useTexts(formsTexts);
  const [isShown, setShown] = useState(() => readDraft(draft) !== null);
  if (!isShown) return null;
  return (
    <div className={styles.restored} role="status">
      <Icon name="info" />
      <p>{t.draftRestored}</p>
      <Button
        small
        variant="quiet"
        onClick={() => {
          onDiscard();
          clearDraft(draft);
          setShown(false);
        }}
      >
        {t.startAgain}
      </Button>
    </div>
  );
}
