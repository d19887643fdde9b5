/** Made by vite.languages.ts. */
declare module 'virtual:page-texts' {
  /** Fetches the texts of a language that the scripts do not carry; nothing for French. */
  export function loadTexts(language: string): Promise<void>;
}
