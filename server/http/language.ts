import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import type { Config } from '../config/config.ts';

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

/** A page's language: the one that was chosen, otherwise French. */
export function languageOfPage(request: FastifyRequest, config: Pick<Config, 'features'>): Language {
  return chosenLanguage(request, config) ?? 'fr';
}

/** The `lang` cookie's, which only counts where the language selector is offered. */
export function chosenLanguage(
  { headers }: FastifyRequest,
  { features }: Pick<Config, 'features'>,
): Language | undefined {
  if (!features.langSelectorFeature) return;
  const cookie = /(?:^|;\s*)(?:__Host-)?lang=(\w+)/.exec(headers.cookie ?? '')?.[1];
  return LANGUAGES.find((language) => language === cookie);
}
