// Words on a line that say what a sum beside them is not.
const PRICE_BEFORE = /(?:^|\s)(?:price|prix|preis|prijs|prezzo|precio|preço|cena|pris)(?:\s\p{L}{1,12}){0,3}\s?:?$/iu;
const OLD_BEFORE =
  /(?<!\p{L})(?:au lieu de|avant|ancien prix|prix (?:conseillé|barré|d'origine|initial|public|de référence)|statt|uvp|bisher|vorher|ehemals|was|listino|prezzo di listino|precio anterior|preço anterior|oude prijs|běžná cena|původní cena|tidigare|ordinarie pris|før|zamiast|rrp|msrp|list price|listenpreis|reg\.?|regular price|before|adviesprijs|van|instead of|pvp\w?|pvr|prezzo consigliato|antes|originally|compare at|typical price|prix le plus bas|lowest price|niedrigster|dernier prix)\W{0,12}$/iu;
const OTHER_BEFORE =
  /(?<!\p{L})(?:livraison|frais de port|port|shipping|delivery|versand\w*|lieferung|zzgl\.?|retrait|expédition|économis\w*|economie|you save|save|spar(?:en|t|e)?|ersparnis|remise|réduction|rabatt|discount|\d\s?[x×]|x|mois|monat\w*|mtl\.?|monthly|instal\w*|payments? of|mensualit\w*|(?:raten|rates?|échéances?|termijnen|cuotas|rate|prestações) (?:à|a|of|da|de|von|zu|van|di)|recupel|récupel|bebat|offerte?|gratuite?|d'achat|achat|éco-?part\w*|eco-?part\w*|dont|inkl\.|garantie|bon d'achat|cagnott\w*|avoir|gagnez|earn|soit|\+|consigne|pfand|grundpreis|sparpreis|hors taxe|ht|excl\.?[\w .]*|ex\.? ?vat|netto|caution|crédit|total|sous-total|subtotal|panier|cart|warenkorb|portes|spedizione|envío|envio|over|above|commande|bestellung\w*|from only|circa|ca\.|environ|approx\w*|approximately|ungefähr|about|≈|(?:prix |preis )?(?:club|membres?|adhérents?|abonnés?|members?)|(?:lot|pack|set) (?:de|of|von) \d+|\d+er[- ]?pack|occasion|d'occasion|used from|gebraucht|neufs? dès|autres vendeurs)\W{0,12}$/iu;
// Only for holders of a card or a subscription, or for used goods.
const FOR_SOME_BEFORE =
  /(?<!\p{L})(?:adhérents?|abonnés?|membres?|members?|abonnements?|(?:spar-?)?abo|subscri\w+|à volonté|mitglied\w*|ledenprijs|leden|soci|socios|aderentes)(?!\p{L})(?:[^\d€$£]|\d{1,2}\s?%){0,24}$|(?<!\p{L})(?:prix|preis|price|tarif|avec|mit|with|prijs|precio|prezzo|preço)\s(?:\p{L}+\s){0,2}(?:club|carte|premium|prime|plus|card|karte|kundenkarte|fidélité)\W{0,12}$|(?<!\p{L})(?:(?:with|save with|buy) used|d'occasion|seconde (?:main|vie|chance)|2(?:nde?|[eè]me?) (?:main|vie|chance)|reconditionnée?s?|refurbished|gebraucht\w*|generalüberholt|b-ware|tweedehands)\W{0,4}(?:(?:very |sehr |très |like |comme )?(?:good|gut|bon|new|neu|neuf|état)\W{0,6})?(?:à partir de|dès|ab|from|vanaf|desde|da)?\W{0,6}$|(?<!\p{L})(?:used|occasion|gebraucht|tweedehands)\s?\(\d{1,5}\)\s?(?:à partir de|dès|ab|from|vanaf)?\W{0,3}$|(?<!\p{L})(?:coupons?|vouchers?|gutschein\w*|bon d'achat)\W{0,6}(?:de|of|von|apply|over)?\W{0,4}$|(?<!\p{L})(?:apply|appliquer|einlösen)\W{0,4}$|(?<!\p{L})(?:avec|with|mit|com|con|met) (?:le |the |dem |o |el |il )?(?:code|coupon|cupão|cupón|gutschein\w*|código|codice|kortingscode)(?!\p{L})[^€$£]{0,24}$/iu;
const CLUB_BEFORE = /(?<!\p{L})(?:prix|preis|price|prijs) (?:club|membres?|adhérents?|abonnés?|members?)\W{0,12}$/iu;
const DELIVERY_BEFORE =
  /livraison|frais de port|versand|lieferung|delivery|shipping|expédition|spedizione|env[ií]o|portes|retrait/iu;
const THRESHOLD_BEFORE =
  /(?:réduction|remise|offerte?s?|gratuite?s?|kostenlos|frei|free|rabatt|code|bon|vendeurs?|sellers?|anbieter|verkäufer|offres?|gratis|gratuita)(?![\p{L}]).{0,40}(?:dès|à partir de|ab|from|over|vanaf|da|desde|au-dessus de)\W{0,5}$/iu;
const OTHER_BEHIND =
  /^\W{0,6}(?:\/|par|pro|per|je|le|la)\s?\W?(?:\d+\s?)?(?:kg|kilo\w*|g|gr|l|litre|liter|ml|cl|m|m²|m2|mètre|stück|stk|unité|pièce|100|mois|monat|month|mo\b|an\b|jahr|year|semaine|woche|couche|dose|wash|lavage|personne|nuit|night)|^\W{0,6}(?:d'achat|de remise|de réduction|de frais|offerts?|économisés?|gespart|sparen|saved|off\b|rabatt|de livraison|shipping|versand\w*|(?:de )?(?:coupon|voucher|gutschein)|d'éco|eco-?part|d'économie|x\s?\d|\/ ?mois|mtl|monatlich|par mois|ht\b|hors tax|excl|exkl|ex\.? vat|zzgl\.? mwst|netto|d'occasion|sur votre|de bon|de cagnott|en cas|minimum|ou plus|or more)/iu;

/** Only for members of the shop's club, holders of its card or a code, or for used goods. */
export function isForSome(before: string): boolean {
  const some = withoutOthers(before);
  return FOR_SOME_BEFORE.test(some) || CLUB_BEFORE.test(some);
}

/** "Non adhérent", "sans carte": that is everybody. */
function withoutOthers(before: string): string {
  return before.replace(
    /(?<!\p{L})(?:non|sans|hors|ohne|without|zonder|nicht)[\s-]+(?:la |le )?(?:adhérents?|membres?|members?|abonnés?|club|carte|card|karte|kundenkarte|mitglied\w*|leden|abonnement)(?!\p{L})/iu,
    '',
  );
}

/** The former or recommended price. */
export function isOldBefore(before: string): boolean {
  return OLD_BEFORE.test(before);
}

export function isPriceBefore(before: string): boolean {
  return PRICE_BEFORE.test(before);
}

/** Delivery, instalments, savings, thresholds, price per kilogram: judging by the words on both sides of a sum. */
export function isOtherSum(written: string, behind: string): boolean {
  const before = withoutOthers(written);
  if (
    [OTHER_BEFORE, FOR_SOME_BEFORE, DELIVERY_BEFORE, THRESHOLD_BEFORE].some((pattern) => pattern.test(before)) ||
    /[-–−+]\s?$/.test(before)
  )
    return true;
  return OTHER_BEHIND.test(behind);
}
