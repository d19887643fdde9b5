import { pluralFr } from '../languages.ts';

export const catalogueImports = {
  failures: {
    UNREACHABLE: 'Le flux n’a pas pu être lu : la boutique ne répond pas, ou pas bien.',
    TOO_LARGE: 'Le flux est trop grand.',
    NO_FEED: 'Ce qui est venu n’est pas un flux.',
    NO_COLUMNS: 'Aucune colonne n’a un nom connu.',
    BROKEN_OFF: 'Le flux s’est interrompu en cours de route.',
    ENDLESS: 'Une ligne du flux n’a pas de fin.',
    MOSTLY_REFUSED: 'Presque aucune ligne n’est un article.',
    EMPTY: 'Aucune ligne n’est un article.',
    SHRUNK: 'Il manque plus de la moitié des articles : le flux est sans doute incomplet.',
    RUNNING: 'Ce flux était déjà en cours d’import.',
    FAILED: 'L’import a échoué. Les journaux du service disent pourquoi.',
  },
  unchanged: 'Le catalogue est resté tel quel.',
  showRefusals: (count: number, shown: string) =>
    `Voir ${shown} ${pluralFr(count, 'ligne refusée', 'lignes refusées')}`,
  refusals: 'Lignes refusées',
  firstOf: (shown: string, total: string) => `Les ${shown} premières sur ${total}`,
  line: (line: string) => `Ligne ${line}`,
  reasons: {
    COLUMNS: 'pas autant de colonnes que de noms',
    NO_TITLE: 'sans titre',
    NO_LINK: 'sans lien',
    BAD_LINK: 'lien inutilisable',
    DUPLICATE: 'déjà plus haut dans le flux',
    BROKEN: 'illisible',
    BAD_PRICE: 'prix impossible',
  },
};
