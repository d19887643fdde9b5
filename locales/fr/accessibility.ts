import type { InfoArticle, InfoOperator } from '../info-article.ts';

export function accessibility({ name, email, publicUrl }: InfoOperator): InfoArticle {
  return {
    title: 'Déclaration d’accessibilité',
    intro: `${name} veut que tout le monde puisse se servir de ${publicUrl}, dans l’esprit de l’article 47 de la loi n°\u00A02005-102 du 11\u00A0février\u00A02005.`,
    updated: 'Déclaration établie le 27/11/2026, d’après nos propres contrôles.',
    sections: [
      {
        title: 'État de conformité',
        blocks: [
          'Aucun audit complet n’a encore été mené selon le référentiel général d’amélioration de l’accessibilité (RGAA\u00A04.1). Tant qu’il n’y en a pas, le service se déclare non conforme, comme la règle le veut. Notre but est le niveau AA des WCAG\u00A02.2.',
        ],
      },
      {
        title: 'Ce qui est contrôlé à chaque changement',
        blocks: [
          {
            list: [
              'chaque écran, par un outil automatique (axe-core, WCAG\u00A02.2, niveaux A et AA), sur téléphone et sur ordinateur, en clair et en sombre\u00A0;',
              'chaque écran avec un texte agrandi, un texte espacé et un zoom à 400\u00A0%\u00A0;',
              'les grands parcours (créer une liste, la partager, réserver, remercier) au clavier seul, et tels qu’un lecteur d’écran les entend dans l’arbre d’accessibilité\u00A0;',
              'les contrastes forcés, les animations réduites, et la lecture des pages publiques sans JavaScript.',
            ],
          },
        ],
      },
      {
        title: 'Ce qui ne l’est pas encore',
        blocks: [
          {
            list: [
              'Les lecteurs d’écran eux-mêmes (NVDA, VoiceOver, TalkBack) ne sont pas essayés régulièrement.',
              'Les photos que les parents ajoutent n’ont d’autre description que le nom du cadeau ou de la liste.',
              'Les textes des parents sont les leurs, et les boutiques vers lesquelles mènent les liens sont des sites sur lesquels nous ne pouvons rien.',
            ],
          },
        ],
      },
      {
        title: 'Nous écrire',
        blocks: [
          'Si quelque chose vous arrête, dites-nous sur quelle page et avec quel appareil\u00A0: nous vous répondrons, et nous vous aiderons à faire ce que vous vouliez.',
          { mail: email },
        ],
      },
      {
        title: 'Voies de recours',
        blocks: [
          'Si notre réponse ne vous convient pas, vous pouvez saisir le Défenseur des droits\u00A0: par son formulaire (formulaire.defenseurdesdroits.fr), par téléphone au 09\u00A069\u00A039\u00A000\u00A000, ou par courrier gratuit, sans timbre\u00A0:',
          'Défenseur des droits\nLibre réponse 71120\n75342 Paris CEDEX\u00A007',
        ],
      },
    ],
  };
}
