import { useBlocker } from 'react-router';
import { formsTexts } from '#locales/forms.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface LeaveQuestionProps {
  /** False if nothing would be lost: nothing typed, already saved, or the session ended (which keeps it). */
  mustAsk: () => boolean;
  /** Before the page is left: the form's draft is discarded. */
  onLeave: () => void;
}

/** Asks before discarding what was typed. */
export function LeaveQuestion({ mustAsk, onLeave }: LeaveQuestionProps) {
  const t = useTexts(formsTexts);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && mustAsk(),
  );
  function leave() {
    onLeave();
    blocker.proceed?.();
  }
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      narrow
      onClose={stay}
      title={t.leaveTitle}
      footer={
        <DialogActions isQuestion onCancel={stay} cancelLabel={t.stay}>
          <Button variant="danger" onClick={leave}>
            {t.leave}
          </Button>
        </DialogActions>
      }
    >
      <p>{t.leaveText}</p>
    </Dialog>
  );
}
