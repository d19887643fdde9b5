import { pluralFr } from '../languages.ts';
import { of } from './elision.ts';

export const affiliate = {
  title: 'Liens affiliés',
  lead: 'Choisissez par quel réseau les liens vers une boutique rapportent une commission. Sans règle, sans numéro ou sans identifiant, un lien reste tel quel.',

  tryTitle: 'Essayer un lien',
  tryLead: 'Collez l’adresse d’un article : vous verrez ce que nos listes en gardent, et ce qu’elles ouvrent.',
  link: 'Lien d’un article',
  tryIt: 'Essayer',
  tryDraft: 'Essayer cette règle',
  kept: 'Adresse de la boutique',
  opened: 'Lien ouvert',
  unknownShop: 'Boutique inconnue : on ne redirige pas vers elle.',

  updateTitle: 'Les cadeaux déjà ajoutés',
  updateLead: 'Après un changement de règle, leurs liens se refont peu à peu. Les réservations passent d’abord.',
  update: 'Mettre à jour les liens',
  updateAgain: 'Relancer',
  cannotUpdate: 'Impossible de lancer la mise à jour',
  progress: 'Avancement de la mise à jour',
  counting: 'Les cadeaux sont comptés…',
  running: (done: string, total: string, changed: string) =>
    `Cadeaux vus\u00A0: ${done} sur ${total}, liens changés\u00A0: ${changed}`,
  done: (changed: number, shown: string) =>
    `Terminée : ${shown} ${pluralFr(changed, 'lien changé', 'liens changés')}, le`,
  never: 'Aucune mise à jour pour l’instant.',

  networksTitle: 'Les réseaux sans règle',
  hasCredential: 'Identifiant réglé',
  networksLead: 'Il leur manque une règle, et l’identifiant que nomme leur variable.',

  rulesTitle: 'Les règles',
  rulesLead: 'Un identifiant se règle par la configuration du service, jamais ici.',
  unset: 'Les variables nommées plus bas ne sont pas encore réglées.',
  add: 'Ajouter une règle',
  edit: 'Modifier',
  merchantNumber: (number: string) => `numéro\u00A0${number}`,
  editOf: (domain: string) => `Modifier la règle ${of(domain)}`,
  states: {
    WORKS: 'Active',
    OFF: 'Éteinte',
    NO_CREDENTIAL: 'Identifiant du réseau manquant',
    NO_MERCHANT_ID: 'Numéro de la boutique manquant',
    NO_EXTRA_ID: 'Second numéro manquant',
    NO_MARKETPLACE: 'Place de marché inconnue',
    NO_REDIRECT: 'Amazon n’accepte que ses propres adresses',
    NO_RULE: 'Aucune règle pour cette boutique',
    NO_LINK: 'Le lien serait trop long',
  },

  addTitle: 'Nouvelle règle',
  editTitle: (domain: string) => `Règle ${of(domain)}`,
  domain: 'Domaine de la boutique',
  domainHelp: 'Comme fnac.com : tout ce qui est en dessous en fait partie.',
  network: 'Réseau',
  merchantId: 'Numéro de la boutique',
  merchantIdHelp: 'Celui que le réseau donne au programme.',
  extraId: 'Second numéro',
  extraIdHelp: 'Promotion (TimeOne) ou matériel (TradeTracker).',
  template: 'Modèle de lien',
  templateHelp: (own: string) => `Vide, celui du réseau : ${own}`,
  isEnabled: 'Règle active',
  save: 'Enregistrer',
  saved: 'La règle est enregistrée.',
  cannotSave: 'Impossible d’enregistrer la règle',
};
