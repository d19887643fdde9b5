import type { HelpArticle } from '../../help-article.ts';
import { accounts } from '../accounts.ts';
import { secondOwners } from '../second-owners.ts';
import { wishes } from '../wishes.ts';
import { named } from './named.ts';

const ALONE = { secondOwnerFeature: false };
const TOGETHER = { secondOwnerFeature: true };
const POOL = { cashPoolFeature: true };
const NO_POOL = { cashPoolFeature: false };

/** What people do together: parents sharing a list, givers sharing a gift. */
export const together = {
  together: {
    title: 'Können wir die Liste zu zweit verwalten?',
    lead: 'Ja, Sie können sich beide um sie kümmern.',
    words: 'zweiter elternteil partner teilen konto anmeldung gemeinsam andere person passwort beide',
    steps: [
      {
        title: 'Eine Liste, ein Konto',
        text: 'Eine Liste gehört zu einem Konto: Um sie zu zweit zu verwalten, nutzen Sie beide dieselbe E-\u2060Mail-Adresse und dasselbe Passwort.',
        picture: 'login',
        where: ALONE,
      },
      {
        title: 'Melden Sie sich beide an',
        text: `Tippen Sie auf jedem Handy auf ${named(accounts.login)}. Sie können gleichzeitig angemeldet sein und sehen dieselbe Liste.`,
        picture: 'my-lists',
        where: ALONE,
      },
      {
        title: 'Laden Sie den anderen Elternteil ein',
        text: `Tippen Sie auf Ihrer Liste auf ${named(secondOwners.invite)} und geben Sie die E-\u2060Mail-Adresse an.`,
        picture: 'invite',
        where: TOGETHER,
      },
      {
        title: 'Der andere Elternteil nimmt an',
        text: 'Die Einladung kommt per E-\u2060Mail und wird mit einem Konto dieser Adresse angenommen. Beide behalten ihr eigenes Passwort. Wer eingeladen ist, kann alles, nur nicht die Liste löschen.',
        picture: 'invited',
        where: TOGETHER,
      },
    ],
  },

  'cash-pool': {
    title: 'Können mehrere zusammen etwas schenken?',
    lead: 'Die Gemeinschaftskasse ist noch nicht verfügbar. Bis dahin geht\u00A0es\u00A0so.',
    words: 'gemeinschaftskasse sammeln beteiligen beitrag geld gruppe gemeinsam teuer teilen euro',
    steps: [
      {
        title: 'Eine Gemeinschaftskasse, bald',
        text: 'Im Formular Ihrer Liste können Sie sie schon ankündigen. Beteiligen kann sich noch niemand.',
        picture: 'list-name',
        where: POOL,
      },
      {
        title: 'Teilen Sie auf, was sich aufteilen lässt',
        text: 'Sechs Fläschchen, vier Bodys: Geben Sie die Anzahl an, und jedes Stück wird einzeln reserviert. So teilen es sich mehrere.',
        picture: 'gift-quantity',
        where: NO_POOL,
      },
      {
        title: 'Teilen Sie auf, was sich aufteilen lässt',
        text: 'Geben Sie bis dahin die Anzahl an: Jedes Stück wird einzeln reserviert, und mehrere teilen es sich.',
        picture: 'gift-quantity',
        where: POOL,
      },
      {
        title: 'Bei einem großen Geschenk: Sagen Sie es',
        text: `Schreiben Sie unter ${named(wishes.description)}, dass Sie sich freuen, wenn mehrere es zusammen schenken. Eine Person reserviert und nennt die anderen in ihrer Nachricht.`,
        picture: 'gift-description',
      },
    ],
  },
} satisfies Record<string, HelpArticle>;
