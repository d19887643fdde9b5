/** Titles and texts of pages shown before, or instead of, a shop's own. */
const TITLES: [string, RegExp][] = [
  [
    'a robot check',
    /^(?:just a moment|attention required|access (?:to this page has been )?denied|robot check|are you (?:a )?(?:human|robot)|pardon our interruption|security check|checking your browser|verif(?:y|ying) (?:you are|that you are)|please wait|human verification|bot verification|captcha\W*$|ddos-guard|un instant\W*$|(?:nur )?einen moment\W*$|vérification\W*$|êtes-vous un robot|sicherheitsüberprüfung|blocked\W*$|you have been blocked|request blocked|request rejected|forbidden\W*$|unusual traffic|amazon captcha|one moment|client challenge|radware|incapsula)/i,
  ],
  [
    'an error',
    /^(?:\W*(?:error|erreur|fehler|fout)?\W*(?:40[0-9]|410|50[0-9])\b|(?:page|seite|pagina|página|product|produit|produkt|article|artikel)\s?(?:was |is |n'est |n'existe |wurde )?(?:not found|non trouvée?|introuvable|nicht gefunden|niet gevonden|no encontrada|non trovata|indisponible|n'existe (?:pas|plus))|not found\W*$|o+u?ps\W|o+u?ps$|(?:ce|cet|cette|le|la|this|the|dieser|dieses|diese|das|der|il|el|este?|dit|deze) (?:produit|article|annonce|page|offre|product|item|listing|ad|artikel|produkt|seite|anzeige|angebot|prodotto|articolo|pagina|producto|artículo|anuncio|página) .{0,20}(?:n'est plus|n'existe|introuvable|no longer|not (?:be )?(?:found|available)|doesn't exist|nicht (?:mehr|gefunden)|existiert nicht|non (?:è più|trovat)|ya no|no (?:está|existe|encontrad)|niet (?:meer|gevonden))|internal server error|service unavailable|bad gateway|maintenance\W*$|site (?:en|under) maintenance|wartung\W*$|temporarily unavailable)|(?:^|[|–-]\s*)(?:404|page not found|page introuvable|seite nicht gefunden|pagina niet gevonden|página não encontrada|página no encontrada)(?:$|\s*[|–-])|\b404\b.{0,30}(?:not found|introuvable|nicht gefunden|error|erreur)/i,
  ],
  [
    'a login',
    /^(?:log ?in|sign ?in|connexion|identifiez-vous|se connecter|mon compte|anmelden|einloggen|login|inloggen|iniciar sesión|accedi|my account|amazon sign.?in|connectez-vous|authentification)(?:$|\s*[|–:-])/i,
  ],
  [
    'a question about cookies',
    /^(?:before you continue|avant d'accéder|bevor sie (?:zu|fortfahren)|we value your privacy|cookie (?:consent|settings|preferences)|votre vie privée|gestion des cookies|privacy settings|consent\W*$)/i,
  ],
  [
    'a search',
    /^(?:search results?|results? for|résultats? (?:de (?:la )?recherche|pour|de)|recherche\s?[:-]|suche(?:rgebnisse?)?\s?(?:für|nach|:)|suchergebnis|zoekresultaten|resultados (?:de|para)|risultati (?:della|di|per))/i,
  ],
  [
    'a basket',
    /^(?:mon|votre|my|your|mein|ihr|jouw|il tuo|tu) (?:panier|shopping (?:cart|bag)|cart|basket|bag|warenkorb|winkelwagen|carrello|carrito)(?:$|\s*[|–:(-])/i,
  ],
  ['a queue', /^(?:queue-?it|waiting room|file d'attente|warteraum|you are (?:now )?in line|vous êtes dans la file)/i],
];

const TEXTS: [string, RegExp][] = [
  [
    'a robot check',
    /enter the characters you see below|saisissez les caractères|geben sie die (?:zeichen|angezeigten)|to discuss automated access|api-services-support@amazon|enable javascript and cookies to continue|checking (?:if the site connection is secure|your browser before)|verify(?:ing)? (?:that )?you are (?:a )?human|vérifi(?:er|ez) que vous êtes (?:un )?humain|press (?:&|and) hold|unusual (?:traffic|activity) from|request unsuccessful\. incapsula|reference #\d+\.|you have been blocked|your access (?:to this site )?has been (?:blocked|limited)|why have i been blocked|ray id|captcha-delivery|px-captcha|are you a robot|êtes-vous un robot|ich bin kein roboter|je ne suis pas un robot|bot.{0,20}detected|accès (?:temporairement )?(?:restreint|bloqué|refusé)/i,
  ],
  [
    'an error',
    /you don't have permission to access|the requested url was not found|the page you (?:requested|are looking for).{0,40}(?:not|no longer)|la page (?:que vous (?:recherchez|demandez)|demandée).{0,40}(?:n'existe|introuvable|plus)|diese seite (?:existiert nicht|wurde nicht gefunden)/i,
  ],
];
/** A shop's page says more than an interstitial does. */
const SHORT = 1500;

/** What a page is, in words, if not a shop's page; otherwise null. */
export function wallOf(titles: string[], text: string): string | null {
  for (const title of titles) {
    const found = TITLES.find(([, pattern]) => pattern.test(title.trim()));
    if (found) return found[0];
  }
  if (text.length > SHORT) return null;
  return TEXTS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
