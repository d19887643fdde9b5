import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { uiTexts } from '#locales/ui.ts';
import { useAttention } from '#web/ui/behaviour/use-attention.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx';
import { subscribeToDialogs, topDialog } from '#web/ui/overlays/top-dialog.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './notices.module.css';
import { currentNotices, dismissBefore, dismissNotice, type Notice, subscribeToNotices } from './notify.ts';

/** How long a notice stays; twice as long if something can still be done about it. */
const NOTICE_MS = 4500;
const NONE: readonly Notice[] = [];
const MARKS: Record<Notice['type'], IconName> = {
  success: 'check',
  error: 'warning',
  warning: 'warning',
  info: 'info',
};

/**
 * Where notices appear: in the top layer, and inside the open dialog if there is one, since everything outside a
 * modal can neither be pressed nor read aloud.
 */
export function Notices() {
  const t = useTexts(uiTexts);
  const notices = useSyncExternalStore(subscribeToNotices, currentNotices, () => NONE);
  const region = useRef<HTMLElement>(null);
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog, () => null);
  const newest = notices.at(-1)?.id;
  useGoingWithThePage();
  useEffect(() => {
    const element = region.current;
    // The region was in a dialog that has just closed: React moves it, and this effect runs again.
    if (!element?.isConnected || typeof element.showPopover !== 'function') return;
    // React has just moved it into or out of a dialog: shown when this effect runs again.
    if (dialog && !dialog.contains(element)) return;
    // Reopened for each notice: whatever enters the top layer last is on top.
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest, dialog]);
  const shown = (
    <section ref={region} className={styles.region} popover="manual" aria-label={t.notices}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  );
  return dialog ? createPortal(shown, dialog) : shown;
}

// What was shown this shortly before the last press, or since, tells of what led away (« Cadeau ajouté ») and stays:
// how long the next page takes says nothing.
const LAST_WORDS_MS = 1000;

let pressedAt = 0;
if (typeof window !== 'undefined') {
  window.addEventListener('click', () => (pressedAt = Date.now()), true);
}

/** Notices of a page disappear with it. */
function useGoingWithThePage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) dismissBefore(pressedAt - LAST_WORDS_MS);
    shown.current = pathname;
  }, [pathname]);
}

function NoticeCard({ notice }: { notice: Notice }) {
  const t = useTexts(uiTexts);
  const card = useRef<HTMLDivElement>(null);
  /** What had the focus before its closing button. */
  const cameFrom = useRef<Element>(null);
  const paused = useAttention(card);
  useEffect(() => {
    const now = Date.now();
    if (paused) {
      return () => {
        notice.heldMs += Date.now() - now;
      };
    }
    const goesAt = notice.cameAt + NOTICE_MS * (notice.action ? 2 : 1) + notice.heldMs;
    const timer = setTimeout(() => dismissNotice(notice.id), goesAt - now);
    return () => clearTimeout(timer);
  }, [notice, paused]);
  const title = notice.title ?? (notice.type === 'error' ? t.error : undefined);
  return (
    <div
      ref={card}
      className={classNames(styles.notice, styles[notice.type])}
      role={notice.type === 'error' || notice.type === 'warning' ? 'alert' : 'status'}
    >
      <span className={styles.mark}>
        <Icon name={MARKS[notice.type]} size={18} />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>{notice.text}</p>
      </div>
      {notice.action && (
        <Button
          small
          variant="quiet"
          onClick={() => {
            dismissNotice(notice.id);
            notice.action?.act();
          }}
        >
          {notice.action.label}
        </Button>
      )}
      <IconButton
        icon="close"
        label={t.closeNotice}
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget;
        }}
        onClick={() => {
          dismissNotice(notice.id);
          (cameFrom.current as HTMLElement | null)?.focus();
        }}
      />
    </div>
  );
}
