import { type ReactNode, useState } from 'react';
import { uiTexts } from '#locales/ui.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

interface CopyButtonProps {
  /** What is copied to the clipboard. */
  text: string;
  children: ReactNode;
  /** Said when it is done. */
  copied: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  small?: boolean;
}

const DONE_MS = 2500;

/** Copies a text and says so. */
export function CopyButton({ text, children, copied, variant = 'secondary', small = false }: CopyButtonProps) {
  const t = useTexts(uiTexts);
  const [done, setDone] = useState(false);
  async function copy() {
    if (!(await toClipboard(text))) {
      notify({ type: 'error', text: t.notCopied });
      return;
    }
    notify({ type: 'success', text: copied });
    setDone(true);
    setTimeout(() => setDone(false), DONE_MS);
  }
  return (
    <Button variant={variant} small={small} icon={done ? 'check' : 'copy'} onClick={copy}>
      {children}
    </Button>
  );
}

/** The clipboard API needs https; plain http on a home network falls back to the old way. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed';
    field.style.opacity = '0';
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    return copied;
  }
}
