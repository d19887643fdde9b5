import { useSyncExternalStore } from 'react';
import { keepCookie } from '../cookies/cookies.ts';

const YEAR_DAYS = 365;
const SYSTEM = '(prefers-color-scheme: dark)';
const CHANGE = 'themechange';

/** The current theme: the chosen one (set on the page by web/document/first-look.ts), otherwise the system's. */
export function useTheme() {
  const isDark = useSyncExternalStore(subscribe, showsDark, () => false);
  return { isDark, switchTheme: () => choose(isDark ? 'light' : 'dark') };
}

/** The next user of this browser gets the system's theme. */
export function forgetTheme(): void {
  keepCookie('theme', '', 0);
  delete document.documentElement.dataset.theme;
}

function choose(theme: 'light' | 'dark'): void {
  keepCookie('theme', theme, YEAR_DAYS);
  document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new Event(CHANGE));
}

function showsDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? window.matchMedia(SYSTEM).matches : theme === 'dark';
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(SYSTEM);
  window.addEventListener(CHANGE, listener);
  system.addEventListener('change', listener);
  return () => {
    window.removeEventListener(CHANGE, listener);
    system.removeEventListener('change', listener);
  };
}
