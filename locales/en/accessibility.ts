import type { InfoArticle, InfoOperator } from '../info-article.ts';

export function accessibility({ name, email, publicUrl }: InfoOperator): InfoArticle {
  return {
    title: 'Accessibility statement',
    intro: `${name} wants everybody to be able to use ${publicUrl}, in the spirit of article 47 of the French law 2005-102 of 11 February 2005.`,
    updated: 'Statement made on 27 November 2026, from our own checks.',
    sections: [
      {
        title: 'Conformity',
        blocks: [
          'No full audit by the French accessibility standard (RGAA 4.1) has been made yet. Until there is one, the service declares that it does not conform, as the rule demands. Our aim is level AA of WCAG 2.2.',
        ],
      },
      {
        title: 'What is checked with each change',
        blocks: [
          {
            list: [
              'every screen, by an automatic tool (axe-core, WCAG 2.2, levels A and AA), on a phone and on a computer, light and dark;',
              'every screen with enlarged text, with wider text spacing and zoomed to 400%;',
              'what people mostly do (making a list, sharing it, reserving, thanking) by keyboard alone, and as a screen reader hears it in the accessibility tree;',
              'forced colours, reduced motion, and reading the public pages without JavaScript.',
            ],
          },
        ],
      },
      {
        title: 'What is still missing',
        blocks: [
          {
            list: [
              'Screen readers themselves (NVDA, VoiceOver, TalkBack) are not tested regularly.',
              'The photos that parents add have no other description than the name of the gift or the list.',
              'What parents write is theirs, and the shops that links lead to are sites over which we have no say.',
            ],
          },
        ],
      },
      {
        title: 'Write to us',
        blocks: [
          'If something stops you, tell us on which page and with what device: we will answer, and help you do what you wanted to do.',
          { mail: email },
        ],
      },
      {
        title: 'If our answer is not enough',
        blocks: [
          'You may turn to the French Defender of Rights (Défenseur des droits): through its form (formulaire.defenseurdesdroits.fr), by phone (+33 9 69 39 00 00), or by letter, in France without a stamp:',
          'Défenseur des droits\nLibre réponse 71120\n75342 Paris CEDEX\u00A007',
        ],
      },
    ],
  };
}
