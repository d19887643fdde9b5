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
  load,
  title,
  Screen,
}: {
  load: (asked: ScreenRequest) => Promise<Data>;
  title: (language: Language, data: Data) => string;
  Screen: (data: Data) => ReactNode;
}): OpenScreen {
  return async (asked) => {
    const data = await load(asked);
    return { title: title(asked.language, data), content: <Screen {...data} /> };
  };
}
