import { infoTexts } from '#locales/info.ts';
import type { InfoOperator } from '#locales/info-article.ts';
import type { PageContext } from '#web/data/page-context.ts';

/**
 * Who runs this instance, for its texts. What only the operator knows and did not set stands there as missing, in the
 * reader's language.
 */
export function infoOperator({
  lang,
  operator,
  publicUrl,
}: Pick<PageContext, 'lang' | 'operator' | 'publicUrl'>): InfoOperator {
  const { unset } = infoTexts(lang);
  return {
    publicUrl,
    email: operator.email,
    name: operator.name ?? unset.name,
    address: operator.address ?? unset.address,
    host: operator.host ?? unset.host,
  };
}
