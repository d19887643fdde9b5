import { type ComponentType, type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { uiTexts } from '#locales/ui.ts';
import { rootMark } from '#web/ui/behaviour/root-mark.ts';
import { notify } from '#web/ui/notices/notify.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';

const markLoading = rootMark('loading');

type Loading<Props> = Promise<ComponentType<Props> | null>;

interface Meanwhile {
  /** Shown while it is loaded, and as long as it cannot be. */
  fallback?: ReactNode;
  /** Nobody asked for it: if it cannot be loaded, nothing is said. */
  isExtra?: boolean;
}

interface Closing {
  onClose?: () => void;
}

/**
 * A part whose code is loaded when it is first shown. If that fails, the page stays as it is: a notice says why, and
 * what has an `onClose` closes, so that the next press asks again; anything else comes once there is a network.
 * With `begin` its code is there before it is shown.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile: Meanwhile = {}) {
  let loading: Loading<Props> | null = null;

  function begin(): Loading<Props> {
    loading ??= load().catch(() => {
      loading = null;
      return null;
    });
    return loading;
  }
  return Object.assign((props: Props & Closing) => <Later {...{ begin, props }} {...meanwhile} />, { begin });
}

interface LaterProps<Props> extends Meanwhile {
  begin: () => Loading<Props>;
  props: Props & Closing;
}

function Later<Props extends object>({ begin, fallback = null, ...rest }: LaterProps<Props>) {
  const [loading, setLoading] = useState(begin);
  return (
    <Suspense fallback={fallback ?? (rest.isExtra || <i hidden ref={markLoading} />)}>
      <Loaded {...{ loading, fallback, ...rest }} again={() => setLoading(begin())} />
    </Suspense>
  );
}

interface LoadedProps<Props> extends Omit<LaterProps<Props>, 'begin'> {
  loading: Loading<Props>;
  again: () => void;
}

function Loaded<Props extends object>({ loading, props, fallback, ...rest }: LoadedProps<Props>) {
  const Part = use(loading);
  if (Part) return <Part {...props} />;
  return (
    <Missing onClose={props.onClose} {...rest}>
      {fallback}
    </Missing>
  );
}

interface MissingProps {
  isExtra?: boolean | undefined;
  onClose: (() => void) | undefined;
  again: () => void;
  children: ReactNode;
}

function Missing({ isExtra, onClose, again, children }: MissingProps) {
  const t = useTexts(uiTexts);
  const tell = useEffectEvent(() => {
    if (!isExtra) tellMissing(t.noAnswer, t.retry);
    onClose?.();
  });
  const onOnline = useEffectEvent(again);
  useEffect(() => {
    tell();
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  return children;
}

/**
 * Firefox, and Chromium since 150, never ask again for code that did not come once, and code of an earlier release is
 * gone: where there is a network, the page can be loaded anew, if it answers.
 */
function tellMissing(text: string, retry: string): void {
  async function reload() {
    const answer = await fetch(location.href).catch(() => null);
    if (answer?.ok) location.reload();
    else tellMissing(text, retry);
  }
  notify({ type: 'error', text, action: navigator.onLine ? { label: retry, act: reload } : undefined });
}
