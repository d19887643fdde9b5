import common from 'reserved-usernames' with { type: 'json' };

/** The names of our own pages, and words that sound in French or German as if we were speaking ourselves. */
const OURS = [
  ...[
    'any-shop',
    'babies',
    'browse',
    'catalog',
    'confirm-email',
    'confirmation',
    'forget',
    'l',
    'ma-liste',
    'my-booking',
    'offline',
  ],
  ...['my-list', 'second-owner', 'accessibility', 'summary', 'who', 'wish', 'assets', 'healthz', 'readyz', 'metrics'],
  ...['cigogne', 'accueil', 'aide', 'apropos', 'assistance', 'boutique', 'compte', 'confidentialite', 'connexion'],
  ...['contactez-nous', 'deconnexion', 'equipe', 'inscription', 'listes', 'mentions-legales', 'mot-de-passe'],
  ...['paiement', 'panier', 'recherche', 'reservation', 'securite', 'service-client', 'signaler', 'support-client'],
  ...['abmelden', 'agb', 'anmelden', 'datenschutz', 'hilfe', 'impressum', 'konto', 'kontakt', 'kundendienst'],
  ...['passwort', 'registrieren', 'sicherheit', 'suche', 'warenkorb'],
];

const reserved = new Set([...common, ...OURS]);

/** Names readers would take for the service's own, in any case. */
export function isReserved(name: string): boolean {
  return reserved.has(name.toLowerCase());
}
