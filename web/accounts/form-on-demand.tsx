import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import type { IconName } from '#web/ui/drawings/icon.tsx';
import styles from './account.module.css';

interface FormOnDemandProps {
  icon: IconName;
  label: string;
  /** The form that replaces the button once it is pressed. */
  children: (close: () => void) => ReactNode;
}

/** A form that is rarely needed. The focus moves into it, and back to the button. */
export function FormOnDemand({ icon, label, children }: FormOnDemandProps) {
  const [isOpen, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const shown = useRef(isOpen);
  useEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    fields.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isOpen]);
  return (
    <div ref={fields} className={styles.onDemand}>
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Button icon={icon} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
