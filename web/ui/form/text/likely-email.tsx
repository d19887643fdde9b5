import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#web/ui/controls/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { likelyEmail } from './email-typos.ts';
import styles from './likely-email.module.css';

interface LikelyEmailProps {
  /** The field containing the address. */
  name: string;
  /** Asks whether this is what was meant. */
  ask: (likely: string) => string;
  correct: string;
  className?: string | undefined;
}

/** The address probably meant: gmial.com → gmail.com. For an element that screen readers watch. */
export function LikelyEmail({ name, ask, correct, className }: LikelyEmailProps) {
  const { setValue } = useFormContext<Record<string, string>>();
  const likely = likelyEmail((useWatch<Record<string, string>>({ name }) ?? '').trim());
  if (!likely) return null;
  return (
    <p className={classNames(styles.likely, className)}>
      {ask(likely)}
      <Button small onClick={() => setValue(name, likely, { shouldDirty: true, shouldValidate: true })}>
        {correct}
      </Button>
    </p>
  );
}
