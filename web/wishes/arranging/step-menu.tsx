import { flushSync } from 'react-dom';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import { afterPaint } from '#web/ui/behaviour/after-paint.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import type { IconName } from '#web/ui/drawings/icon.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { MORE } from '#web/wishes/owner/more-icon.ts';
import type { Step } from './arrangement.ts';

const MARKS: Record<Step, IconName> = {
  up: 'M6 14.5l6-6 6 6',
  down: 'chevron-down',
  first: 'M5 4h14M6 14.5l6-6 6 6M12 8.5V20',
  last: 'M5 20h14M6 9.5l6 6 6-6M12 15.5V4',
};

interface StepMenuProps {
  /** Of its button, wherever the moved thing is shown then. */
  id: string;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (step: Step) => void;
}

/** Moves by single presses, for people who do not drag. */
export function StepMenu({ id, title, isFirst, isLast, onStep }: StepMenuProps) {
  const t = useTexts(arrangingTexts);
  const steps: Step[] = [
    ...(isFirst ? [] : (['up', 'first'] as const)),
    ...(isLast ? [] : (['down', 'last'] as const)),
  ];
  if (steps.length === 0) return null;

  function take(step: Step): void {
    // Once the menu is seen to close: among hundreds of gifts it takes long.
    afterPaint(() => {
      // In another category it is drawn anew: the focus follows.
      flushSync(() => onStep(step));
      const button = document.getElementById(id);
      button?.focus({ preventScroll: true });
      button?.scrollIntoView({ block: 'nearest' });
    });
  }
  return (
    <Menu button={(props) => <IconButton {...props} id={id} icon={MORE} small label={t.menu(title)} />}>
      {steps.map((step) => (
        <MenuItem key={step} icon={MARKS[step]} onClick={() => take(step)}>
          {t[step]}
        </MenuItem>
      ))}
    </Menu>
  );
}
