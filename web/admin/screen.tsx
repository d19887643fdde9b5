import type { ReactNode } from 'react';
import type { Language } from '#locales/languages.ts';

/** What a screen is requested with. */
export interface ScreenRequest {
  search: URLSearchParams;
  /** The rest of the path after the screen's name. */
  rest: string[];
  signal: AbortSignal;
  language: Language;
}

/** Loads a screen's data; returns it with its title. */
export type OpenScreen = (asked: ScreenRequest) => Promise<{ title: string; content: ReactNode }>;

/** A superuser screen: its title, what it loads, and what shows it. */
export function screen<Data extends object>({
  title,
  load,
  Screen,
}: {
  title: (language: Language) => string;
  load: (asked: ScreenRequest) => Promise<Data>;
  Screen: (data: Data) => ReactNode;
}): OpenScreen {
  return async (asked) => ({ title: title(asked.language), content: <Screen {...(await load(asked))} /> });
}
