import { LANGUAGES, type Language } from '#locales/languages.ts';

/** The reader's language from Accept-Language: our language with the highest weight, otherwise French. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return { tag: tag.split('-')[0], weight: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    .sort((one, other) => other.weight - one.weight);
  const found = wanted.find(({ tag, weight }) => weight > 0 && LANGUAGES.includes(tag as Language));
  return (found?.tag as Language | undefined) ?? 'fr';
}
